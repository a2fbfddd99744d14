import { type Browser, chromium } from '@playwright/test'
import { loadCatalogue } from '@podium/i18n'
import { startWorld, type World } from '@podium/testing'
import startPostgres from '@podium/testing/global-setup'
import { isWithin, pageWeight, WEIGHT_LIMITS } from '../e2e/page-weight.ts'
import { signIn } from '../e2e/sign-in.ts'
import config from '../playwright.config.ts'
import { CATEGORIES, LEAST, lighthouseScores, type Scores } from './lighthouse-scores.ts'

/**
 * `npm run bench:web -- [rounds] [only]`: weight of the built web app, and Lighthouse scores of
 * every public page in both languages. The best of a page's rounds counts, because other work on
 * the machine only lowers scores. `only` is a pattern for the pages' addresses.
 */
const rounds = Number(process.argv[2] ?? 3)
const only = new RegExp(process.argv[3] ?? '')
/** Port on which Lighthouse finds the browser. */
const DEBUGGING_PORT = 9_333
const NAME = 24
const columns = (cells: readonly string[]) => cells.map((cell) => cell.padStart(15)).join('')
const verdict = (reached: boolean) => (reached ? 'met' : 'MISSED')

const stopPostgres = await startPostgres()
const { launchOptions } = config.use ?? {}
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
})
try {
  await using world = await startWorld('pglite')
  await printWeights(world, browser)
  await printScores(world)
} finally {
  await browser.close()
  stopPostgres()
}

/** Prints the weight of the first views that have a limit. */
async function printWeights(world: World, browser: Browser) {
  const page = await browser.newPage({ baseURL: world.url, locale: 'fr-FR' })
  await page.goto('/')
  const home = await pageWeight(page)
  await page.goto('/login')
  await signIn(page, await loadCatalogue('fr'), await world.signUp({ complete: true }))
  await page.waitForURL('/dashboard')
  await page.reload()
  const dashboard = await pageWeight(page)
  await page.close()

  console.log(`\n${'first view, kB'.padEnd(NAME)}${columns(['scripts', 'styles', 'fonts'])}`)
  for (const [name, weight] of Object.entries({ home, dashboard })) {
    const limit = WEIGHT_LIMITS[name === 'home' ? 'home' : 'dashboard']
    const kilobytes = [weight.scripts, weight.styles, weight.fonts].map((bytes) =>
      (bytes / 1_000).toFixed(1),
    )
    console.log(`${name.padEnd(NAME)}${columns(kilobytes)}  ${verdict(isWithin(weight, limit))}`)
  }
}

async function printScores(world: World) {
  const names = [...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']
  console.log(`\n${'Lighthouse, mobile'.padEnd(NAME)}${columns(names)}`)
  for (const path of await publicPages(world)) {
    let best: Scores | undefined
    for (let round = 0; round < rounds && !(best && isReached(best)); round += 1) {
      const scores = await lighthouseScores(world.url + path, DEBUGGING_PORT)
      if (best === undefined || sum(scores) > sum(best)) best = scores
    }
    if (best !== undefined) printLine(path, best)
  }
}

function printLine(path: string, { scores, metrics, failed }: Scores) {
  const { firstPaint, largestPaint, blocked, shift } = metrics
  const figures = [
    ...CATEGORIES.map((name) => String(scores[name])),
    ...[firstPaint, largestPaint, blocked].map((ms) => ms.toFixed(0)),
    shift.toFixed(3),
  ]
  const reached = verdict(isReached({ scores, metrics, failed }))
  console.log(`${path.padEnd(NAME)}${columns(figures)}  ${reached} ${failed.join(', ')}`)
}

/** Pages that search engines may find, in each language, from the site's own sitemap. */
async function publicPages(world: World): Promise<string[]> {
  const sitemap = await (await fetch(`${world.url}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url),
  )
  return addresses
    .filter(({ searchParams }) => searchParams.has('lng'))
    .map(({ pathname, search }) => pathname + search)
    .filter((path) => only.test(path))
}

function isReached({ scores, metrics }: Scores) {
  return CATEGORIES.every((name) => scores[name] >= LEAST[name]) && metrics.shift === 0
}

function sum({ scores }: Scores) {
  return CATEGORIES.reduce((total, name) => total + scores[name], 0)
}
