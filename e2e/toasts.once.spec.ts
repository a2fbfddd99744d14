import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('a toast can be read: it stays, longer the more it says, and while the pointer or the focus is on it', async ({
  page,
  world,
  texts,
}) => {
  const { account, auth, common } = texts
  await openAs(page, '/dashboard/account', await world.signUp({ role: 'professional' }))
  const show = page.getByRole('button', { name: account.sessions.othersAction })
  await expect(show).toBeVisible()
  const toast = page.getByText(account.sessions.othersDone)
  const close = page
    .getByRole('region', { name: common.notifications })
    .getByRole('button', { name: common.close })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  /** Moves the page's clock, once what came before is drawn: React draws in tasks of message channels. */
  const wait = async (ms: number) => {
    for (let tasks = 0; tasks < 3; tasks += 1) {
      await page.evaluate(`new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        port2.postMessage(null)
      })`)
    }
    await page.clock.runFor(ms)
  }

  const drawn = (text: Locator) =>
    expect(async () => {
      await wait(10)
      await expect(text).toBeVisible({ timeout: 500 })
    }).toPass()

  await show.click()
  await drawn(toast)
  await wait(5000)
  await expect(toast).toBeVisible()

  await toast.hover()
  await wait(60_000)
  await expect(toast).toBeVisible()
  await close.focus()
  await page.mouse.move(0, 0)
  await wait(60_000)
  await expect(toast).toBeVisible()

  await show.focus()
  await wait(6000)
  await expect(toast).toBeHidden()

  // Two sentences: 80 ms for each character, which is more than the least.
  const long = page.getByText(account.type.changed.user)
  await page.getByRole('button', { name: auth.roles.user, exact: true }).click()
  await drawn(long)
  await page.mouse.move(0, 0)
  await wait(6500)
  await expect(long).toBeVisible()
  await wait(6500)
  await expect(long).toBeHidden()
})
