import type { Page } from '@playwright/test'

/** Answer to the next request for an address, which reaches the page when it is released. */
export async function holdAnswer(page: Page, address: string) {
  const [released, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      await released.promise
      await route.fulfill({ response })
      given.resolve()
    },
    { times: 1 },
  )
  return {
    async release() {
      released.resolve()
      await given.promise
    },
  }
}
