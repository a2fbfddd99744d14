import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Names of the browser, best first: the one without windows takes a third less of the machine and
 * draws the same.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Browser for tests: CHROMIUM_PATH, else the system's. @returns {string | undefined} */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...onPath, ...PLACES].find((path) => path && existsSync(path))
}
