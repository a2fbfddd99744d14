import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { LANGUAGES } from '@podium/i18n/languages'
import { ENGINES } from '@podium/testing/engines'
import type { Options } from './e2e/fixtures.ts'
import { findChromium } from './scripts/find-chromium.mjs'

const executablePath = findChromium()

const PROJECTS = ENGINES.flatMap((engine) =>
  LANGUAGES.map((language) => ({ name: `${language}-${engine}`, use: { engine, language } })),
)
const SPECS = readdirSync(join(import.meta.dirname, 'e2e')).filter((file) =>
  file.endsWith('.spec.ts'),
)

/** Whether this run is the short one of `npm test`; by hand and in `npm run test:long` nothing is left out. */
const IS_SHORT = process.env.PODIUM_SHORT !== undefined

/**
 * Journeys (`*.spec.ts`) see both engines in both languages, in the short run each engine and each language once. A
 * screen's own rules (`*.screen.spec.ts`) depend on neither alone: they see one pair and the other, in the short run one
 * of the two, which its file's name decides. What depends on no language's words and on no engine, as focus, motion,
 * room, guards and what a browser does with pictures (`*.once.spec.ts`), is in French, whose texts are the longer ones,
 * and in the short run on the cheaper engine (decision 0237). Long ways through rules that other tests hold
 * (`*.long.spec.ts`) are left out of the short run (decision 0241).
 */
function projectsOf(file: string): readonly string[] {
  if (file.endsWith('.once.spec.ts'))
    return IS_SHORT ? ['fr-postgres'] : ['fr-pglite', 'fr-postgres']
  const pairs = ['fr-pglite', 'en-postgres']
  if (file.endsWith('.long.spec.ts')) return IS_SHORT ? [] : pairs
  if (file.endsWith('.screen.spec.ts'))
    return IS_SHORT ? pairs.filter((_, index) => index === parityOf(file)) : pairs
  return IS_SHORT ? pairs : PROJECTS.map(({ name }) => name)
}

const parityOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2

/** Browser tests with the system's Chromium; no retries, a flaky test is a failed one. */
export default defineConfig<object, Options>({
  testDir: 'e2e',
  // Node runs these as they are: Playwright would rewrite 700 files in every run and worker.
  build: { external: ['**/packages/**', '**/apps/server/**', '**/scripts/**'] },
  globalSetup: './packages/testing/src/global-setup.ts',
  projects: PROJECTS.map((project) => ({
    ...project,
    testMatch: SPECS.filter((file) => projectsOf(file).includes(project.name)),
  })),
  outputDir: 'test-results/browser',
  // More than there are cores: a browser test waits most of its time.
  workers: 4,
  // Ceilings for a machine that is busy with other work; a test waits for conditions, not for the clock.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A context for each test starts every page cold, a fifth of the time (decision 0247).
    reuseContext: true,
    // Places and colours are final at once; what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a third of the time: `--trace on` when one is to be looked into.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // There is no GPU to look for; and Chromium's sandbox refuses to run as root.
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
})
