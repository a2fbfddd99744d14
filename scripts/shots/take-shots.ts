import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findings } from '../../e2e/axe.ts'
import { refuse, stall, withoutRows } from './answers.ts'
import type { Screen, Texts } from './screen.ts'

const WIDTHS = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const
const THEMES = ['light', 'dark'] as const
/** Nobody looks at more of a page than this at once; in px. */
const TALLEST = 4000

/** A skeleton, or what says so; the regions of later news are empty and have no size. */
const waiting = (page: Page) =>
  page.locator('.animate-pulse, [role=status]').filter({ visible: true }).first()

/** Also those that the window has not come near yet; what never arrives is not waited for. */
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
  /** Whether axe looks at it as well. */
  axe: boolean
}

/**
 * Brings the page into the screen's state and takes its pictures: one visit for all widths and themes. Answers what
 * axe found, a line each.
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
  // What never answers is never idle.
  if (answers === 'none') await waiting(page).waitFor()
  else await page.waitForLoadState('networkidle')
  await act?.(page, texts)

  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize(WIDTHS[width])
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate('document.fonts.ready')
      // A whole page is pictured from its top, with all its images.
      if (part !== 'window') await page.evaluate('scrollTo(0, 0)')
      await page.evaluate(IMAGES_READY)
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
    // What lies over the page stands outside its landmarks, and covers parts of buttons.
    const except = part === 'window' ? ['region', 'target-size'] : []
    const ofWidth = await findings(page, { except })
    found.push(
      ...ofWidth.map(({ theme, id, where }) => `${width} ${theme} ${id} ${where.join(', ')}`),
    )
  }
  return found
}
