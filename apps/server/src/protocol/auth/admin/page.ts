import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'

const DEFAULT_PER_PAGE = 50
const MAX_PER_PAGE = 1_000

/** Page of a list that a request asks for, counted from 1. */
export type Page = { page: number; perPage: number }

/** Page named by `?page=&per_page=`. Throws `validation_failed` (400) for what is no page. */
export const readPage = (c: Context<HttpEnv>): Page => ({
  page: pageNumber(c.req.query('page'), 1),
  perPage: Math.min(pageNumber(c.req.query('per_page'), DEFAULT_PER_PAGE), MAX_PER_PAGE),
})

export const offsetOf = ({ page, perPage }: Page): number => (page - 1) * perPage

/**
 * Headers of a page: the number of all in `X-Total-Count`, the next and last page in `Link`. There
 * `page` comes first and `rel` is quoted, because the official client reads them by position.
 */
export function setPageHeaders(
  c: Context<HttpEnv>,
  { page, perPage, total, path }: Page & { total: number; path: string },
) {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const last = link(lastPage, 'last')
  c.header('x-total-count', String(total))
  c.header('link', page < lastPage ? `${link(page + 1, 'next')}, ${last}` : last)
}

/**
 * Number of a query parameter; absent and empty mean the default, as the official client sends
 * them.
 */
function pageNumber(given: string | undefined, byDefault: number): number {
  if (!given) return byDefault
  if (/^\d{1,9}$/.test(given) && Number(given) > 0) return Number(given)
  const text = `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(given)}: invalid syntax`
  throw new AppError('validation_failed', { text })
}
