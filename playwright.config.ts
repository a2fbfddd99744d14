import { defineConfig } from '@playwright/test'
import { LANGUAGES } from '@podium/i18n/languages'
import { ENGINES } from '@podium/testing/engines'
import type { Options } from './e2e/fixtures.ts'
import { findChromium } from './scripts/find-chromium.mjs'

const executablePath = findChromium()

/**
 * Journeys (`*.spec.ts`) run with both engines in both languages. A screen's own rules (`*.screen.spec.ts`) depend on
 * neither alone: each language and each engine sees them once. What depends on no language's words and on no engine, as
 * focus, motion, room, guards and what a browser does with pictures (`*.once.spec.ts`), runs in French, whose texts are
 * the longer ones.
 */
function leftOut(engine: string, language: string): string[] {
  if (engine === 'pglite' && language === 'fr') return []
  const isMainPair = engine === 'postgres' && language === 'en'
  return isMainPair ? ['**/*.once.spec.ts'] : ['**/*.once.spec.ts', '**/*.screen.spec.ts']
}

/** Browser tests with the system's Chromium; no retries, a flaky test is a failed one. */
export default defineConfig<object, Options>({
  testDir: 'e2e',
  // Node runs these as they are: Playwright would rewrite 700 files in every run and worker.
  build: { external: ['**/packages/**', '**/apps/server/**', '**/scripts/**'] },
  globalSetup: './packages/testing/src/global-setup.ts',
  projects: ENGINES.flatMap((engine) =>
    LANGUAGES.map((language) => ({
      name: `${language}-${engine}`,
      use: { engine, language },
      testIgnore: leftOut(engine, language),
    })),
  ),
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
