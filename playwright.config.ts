import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'

const executablePath = findChromium()

/** Browser tests with the system's Chromium; no retries, a flaky test is a failed one. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox refuses to run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
