import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findings } from '../../e2e/axe.ts'
import { refuse, stall, withoutRows } from './answers.ts'
import type { Screen, Texts } from './screen.ts'

const WIDTHS = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const
const THEMES = ['light', 'dark'] as const
/** Tallest picture in px. */
const TALLEST = 4000

/** Waits until nothing is being loaded: on a busy machine the network is idle before the page is drawn. */
async function untilLoaded(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.locator('main').first().waitFor()
  const loading = page.locator('.animate-pulse, .animate-spin').filter({ visible: true })
  await loading.first().waitFor({ state: 'hidden' })
}

/** Skeleton or loading message; live regions for later news are empty and have no size. */
const waiting = (page: Page) =>
  page.locator('.animate-pulse, [role=status]').filter({ visible: true }).first()

/** Script that waits for all images, lazy ones included; those that never load are skipped. */
const IMAGES_READY = `Promise.race([
  new Promise((resolve) => setTimeout(resolve, 2000)),
  Promise.all(Array.from(document.images, (image) => {
    image.loading = 'eager'
    return image.decode().catch(() => {})
  })),
])`

type Task = {
  texts: Texts
  folder: string
  /** Whether axe checks it as well. */
  axe: boolean
}

/**
 * Brings the page into the screen's state and takes its pictures: one visit for all widths and
 * themes. Returns axe's findings, a line each.
 */
export async function takeShots(
  page: Page,
  screen: Screen,
  { texts, folder, axe }: Task,
): Promise<string[]> {
  const { name, path, answers = 'true', act, only, part } = screen
  const widths = only === undefined ? ([390, 1440] as const) : [only]
  await page.setViewportSize(WIDTHS[widths[0]])
  if (answers === 'none') await stall(page)
  if (answers === 'refusals') await refuse(page)
  if (answers === 'no rows') await withoutRows(page)

  await page.goto(path)
  // A page with pending requests never becomes idle.
  if (answers === 'none') await waiting(page).waitFor()
  else await untilLoaded(page)
  await act?.(page, texts)
  if (answers !== 'none') await untilLoaded(page)

  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize(WIDTHS[width])
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate('document.fonts.ready')
      // A whole page is photographed from its top, with all its images.
      if (part !== 'window') await page.evaluate('scrollTo(0, 0)')
      await page.evaluate(IMAGES_READY)
      // A frame takes up the theme a picture later than its page.
      if (page.frames().length > 1) await page.screenshot()
      const height = await page.evaluate<number>('document.documentElement.scrollHeight')
      await page.screenshot({
        path: join(folder, `${name}.${width}-${colorScheme}.png`),
        fullPage: part !== 'window',
        ...(part !== 'window' &&
          height > TALLEST && { clip: { x: 0, y: 0, width, height: TALLEST } }),
        animations: 'disabled',
      })
    }
    if (!axe) continue
    // Layers over the page stand outside its landmarks, and cover parts of buttons.
    const except = part === 'window' ? ['region', 'target-size'] : []
    const ofWidth = await findings(page, { except })
    found.push(
      ...ofWidth.map(({ theme, id, where }) => `${width} ${theme} ${id} ${where.join(', ')}`),
    )
  }
  return found
}
