/**
 * `npm run shots -- [pattern]`: screenshots of every screen in every state, at 390 and 1440 px,
 * light and dark, in both languages, into `shots/` (git ignores it); `shots/index.html` shows them
 * all. The pattern filters by name ("feed", "en/.*error"). With `--axe`, axe checks each state too,
 * at both widths and in both themes. States that cannot be reached, or in which axe finds
 * something, are listed at the end, with exit code 1.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, loadCatalogue } from '@podium/i18n'
import { createServer } from '@podium/server/create-server'
import { ensureWebBuilt } from './build-web.mjs'
import { ROOT } from './project.mjs'
import { addAdminHistory } from './shots/add-admin-history.ts'
import { openBrowser } from './shots/open-browser.ts'
import { pathOf } from './shots/path-of.ts'
import { SCREENS } from './shots/screens.ts'
import { takeShots } from './shots/take-shots.ts'
import { writeGallery } from './shots/write-gallery.ts'

/** Pages open at once; the browser, the server and the encoder share the machine. */
const TOGETHER = 3

const { values: options, positionals } = parseArgs({
  options: { axe: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const pattern = new RegExp(positionals[0] ?? '')
const folder = join(ROOT, 'shots')
const startedAt = performance.now()

ensureWebBuilt(process.execPath)
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
const dataDir = await mkdtemp(join(tmpdir(), 'podium-shots-'))
const server = await createServer({ dataDir, port: 0, demo: true, logLevel: 'error' })
const failures: string[] = []

try {
  const { url } = await server.listen()
  const db = server.backend?.db
  if (db) await addAdminHistory(db)
  await using browser = await openBrowser(url)
  const todo = LANGUAGES.flatMap((language) =>
    SCREENS.map((screen) => ({ language, screen })).filter(({ screen }) =>
      pattern.test(`${language}/${screen.name}`),
    ),
  )
  const texts = { fr: await loadCatalogue('fr'), en: await loadCatalogue('en') }
  const take = async () => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      const { language, screen } = next
      try {
        await using page = await browser.open(screen.as, language)
        const path = db ? await pathOf(db, screen.path) : screen.path
        const found = await takeShots(
          page,
          { ...screen, path },
          { texts: texts[language], folder: join(folder, language), axe: options.axe },
        )
        failures.push(...found.map((finding) => `${language}/${screen.name}: ${finding}`))
      } catch (error) {
        failures.push(`${language}/${screen.name}: ${String(error).split('\n')[0]}`)
      }
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, take))
} finally {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
}
const count = await writeGallery(folder)
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`${count} pictures in shots/ after ${seconds} s: open shots/index.html`)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
