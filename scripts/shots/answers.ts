import type { Page, Route } from '@playwright/test'

const DATA = /\/(rest\/v1\/|api\/|auth\/v1\/user)/

/** Data requests stay pending. */
export const stall = (page: Page) => page.route(DATA, () => {})

/** Data requests fail. */
export const refuse = (page: Page) =>
  page.route(DATA, (route) =>
    route.fulfill({
      status: 403,
      json: { code: '42501', error_code: '42501', message: 'refused', error: 'refused' },
    }),
  )

/** Lists are empty; single rows stay. */
export const withoutRows = (page: Page) =>
  page.route(DATA, (route) => (isList(route) ? answerEmpty(route) : route.fallback()))

type Url = Parameters<Page['route']>[0]

/** Changes the answers to reads of this address and reloads the page. */
export async function alter(page: Page, url: Url, change: (body: unknown) => unknown) {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, json: change(await response.json()) })
  })
  await page.reload()
}

/** Writes to this address fail on the network. */
export const loseWrites = (page: Page, url: Url) =>
  page.route(url, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )

/** Writes to this address stay pending. */
export const holdWrites = (page: Page, url: Url) =>
  page.route(url, (route) => (route.request().method() === 'GET' ? route.fallback() : undefined))

function isList(route: Route): boolean {
  const { accept = '' } = route.request().headers()
  return route.request().method() === 'GET' && !accept.includes('pgrst.object')
}

async function answerEmpty(route: Route): Promise<void> {
  const answer = await route.fetch()
  const rows = emptied(await answer.json().catch(() => undefined))
  if (rows === undefined) return route.fulfill({ response: answer })
  const headers = { ...answer.headers(), 'content-range': '*/0', 'x-total-count': '0' }
  return route.fulfill({ response: answer, headers, json: rows })
}

/** List without its rows, or a page object of our own API without them. */
function emptied(body: unknown): object | undefined {
  if (Array.isArray(body)) return []
  if (typeof body !== 'object' || body === null) return undefined
  if ('total' in body) return Object.fromEntries(Object.entries(body).map(withoutAny))
  return 'entries' in body ? { entries: [], older: null, newer: null } : undefined
}

function withoutAny([name, value]: [string, unknown]): [string, unknown] {
  if (Array.isArray(value)) return [name, []]
  if (typeof value !== 'object' || value === null) return [name, 0]
  return [name, Object.fromEntries(Object.keys(value).map((key) => [key, 0]))]
}
