import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createZip } from './zip-file.ts'

test('an archive holds its texts and files under their names', async () => {
  const zip = createZip()
  zip.addText('projet.md', '# Été')
  await zip.addFile('fichiers/plan – v2.pdf', new Blob(['%PDF-', 'a'.repeat(200_000)]))
  await zip.addFile('fichiers/vide.txt', new Blob([]))
  const entries = unzipSync(new Uint8Array(await zip.end().arrayBuffer()))

  expect(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['projet.md', '# Été'],
    ['fichiers/plan – v2.pdf', `%PDF-${'a'.repeat(200_000)}`],
    ['fichiers/vide.txt', ''],
  ])
})
