import { readdir, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Writes `index.html` with every picture of the folder, by name; returns their number. */
export async function writeGallery(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.png'))
  const pictures = files
    .map((file) => file.split(sep).join('/'))
    .sort()
    .map(
      (file) =>
        `<figure><img loading="lazy" src="${file}"><figcaption>${file}</figcaption></figure>`,
    )
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Podium</title><style>
body{margin:1rem;display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start;font:14px system-ui;background:#888}
figure{margin:0}img{height:480px;max-width:90vw;object-fit:contain;object-position:top}
</style>${pictures.join('\n')}\n`,
  )
  return files.length
}
