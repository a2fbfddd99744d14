/**
 * `npm run shots -- [pattern]`: screenshots of every screen in every state, at 390 and 1440 px,
 * light and dark, in both languages, into `shots/` (git ignores it); `shots/index.html` shows them
 * all. The pattern filters by name ("feed", "en/.*error"). With `--axe`, axe checks each state too,
 * at both widths and in both themes. States that cannot be reached, or in which axe finds
 * something, are listed at the end, with exit code 1.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, loadCatalogue } from '@podium/i18n'
import { ensureWebBuilt } from './build-web.mjs'
import { ROOT } from './project.mjs'
import { openBrowser } from './shots/open-browser.ts'
import { pathOf } from './shots/path-of.ts'
import type { Screen } from './shots/screen.ts'
import { SCREENS } from './shots/screens.ts'
import { serveDemo } from './shots/serve-demo.ts'
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
const failures: string[] = []
const texts = { fr: await loadCatalogue('fr'), en: await loadCatalogue('en') }
for (const kind of ['own', 'open'] as const) await takeShotsOf(kind)

const count = await writeGallery(folder)
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`${count} pictures in shots/ after ${seconds} s: open shots/index.html`)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1

/** Takes the pictures of the screens of one server. */
async function takeShotsOf(kind: NonNullable<Screen['server']>) {
  const todo = LANGUAGES.flatMap((language) =>
    SCREENS.filter(({ server = 'own' }) => server === kind)
      .map((screen) => ({ language, screen }))
      .filter(({ screen }) => pattern.test(`${language}/${screen.name}`)),
  )
  if (todo.length === 0) return
  await using demo = await serveDemo(kind)
  await using browser = await openBrowser(demo)
  const take = async () => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      const { language, screen } = next
      try {
        await using page = await browser.open(screen.as, language)
        const path = await pathOf(demo.db, screen.path, demo.share)
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
}
