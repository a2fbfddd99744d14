import type { Page } from '@playwright/test'

type Weights = { scripts: number; styles: number; fonts: number }

/** Bytes of a page as sent, compressed, and those of each script. */
type PageWeight = Weights & { files: Record<string, number> }

/** Largest weight of a first view. */
export const WEIGHT_LIMITS = {
  home: { scripts: 110_000, styles: 20_000, fonts: 90_000 },
  dashboard: { scripts: 200_000, styles: 20_000, fonts: 90_000 },
} satisfies Record<string, Weights>

/** Weight of the open page when it has come to rest; cached resources count too. */
export async function pageWeight(page: Page): Promise<PageWeight> {
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      // Resource entries have a size, which only the DOM's types know.
      const { name, encodedBodySize } = entry as PerformanceEntry & { encodedBodySize: number }
      return { path: new URL(name).pathname, bytes: encodedBodySize }
    }),
  )
  const sum = (ending: string) =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((bytes, file) => bytes + file.bytes, 0)
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  return {
    scripts: sum('.js'),
    styles: sum('.css'),
    fonts: sum('.woff2'),
    files: Object.fromEntries(scripts.map(({ path, bytes }) => [path, bytes])),
  }
}

export const isWithin = (weight: Weights, limit: Weights): boolean =>
  weight.scripts <= limit.scripts && weight.styles <= limit.styles && weight.fonts <= limit.fonts
