import { join } from 'node:path'
import { PORTRAITS } from './demo-avatars/portraits.ts'
import { renderPortrait } from './demo-avatars/render-portrait.ts'

/** Draws the avatars of the demo people anew, into the folder from which the server loads them. */
const FOLDER = join(import.meta.dirname, '../apps/server/src/product/demo/avatars')

for (const [key, portrait] of Object.entries(PORTRAITS)) {
  await renderPortrait(portrait)
    .webp({ quality: 86 })
    .toFile(join(FOLDER, `${key}.webp`))
}
