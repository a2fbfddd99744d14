import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The browser without windows: it draws the same, and takes two fifths less of the machine. */
const HEADLESS_SHELL = 'chromium-headless-shell'
/** Names of the browser, best first. */
const NAMES = [
  HEADLESS_SHELL,
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
  const places = [process.env.CHROMIUM_PATH, ...NAMES.flatMap(onPath), ...PLACES]
  return places.find((path) => path && existsSync(path))
}

/** Whether the tests have the browser without windows, or one that was named to them. */
export const hasHeadlessShell = () =>
  [process.env.CHROMIUM_PATH, ...onPath(HEADLESS_SHELL)].some((path) => path && existsSync(path))

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
