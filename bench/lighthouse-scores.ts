import lighthouse from 'lighthouse'

/** Goals in percent. */
export const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

export type Category = keyof typeof LEAST
export const CATEGORIES = Object.keys(LEAST) as Category[] // its own keys

export type Scores = {
  /** Scores in percent. */
  scores: Record<Category, number>
  /** Simulated times in ms; the layout shift has no unit. */
  metrics: { firstPaint: number; largestPaint: number; blocked: number; shift: number }
  /** Failed audits, performance aside. */
  failed: string[]
}

/**
 * Scores of Lighthouse as it comes (mobile preset, simulated throttling), in the browser that
 * listens at `port`. Throws where the page cannot be measured.
 */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
  if (result === undefined) throw new Error(`${url}: Lighthouse says nothing`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const metric = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {
      firstPaint: metric('first-contentful-paint'),
      largestPaint: metric('largest-contentful-paint'),
      blocked: metric('total-blocking-time'),
      shift: metric('cumulative-layout-shift'),
    },
    failed: CATEGORIES.filter((name) => name !== 'performance')
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  }
}
