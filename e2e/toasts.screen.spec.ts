import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

test('a toast can be read: it stays, longer while the pointer or the focus is on it', async ({
  page,
  world,
  texts,
}) => {
  const { account, common } = texts
  await page.goto('/dashboard/account')
  await signIn(page, texts, await world.signUp())
  const show = page.getByRole('button', { name: account.sessions.othersAction })
  await expect(show).toBeVisible()
  const toast = page.getByText(account.sessions.othersDone)
  const close = page
    .getByRole('region', { name: common.notifications })
    .getByRole('button', { name: common.close })
  await page.clock.install()
  const freeze = () => page.clock.pauseAt(new Date(Date.now() + 60_000))
  await freeze()
  /** Lets the page's clock run, and what it started be drawn. */
  const wait = (ms: number) => page.clock.runFor(ms)

  await show.click()
  await expect(async () => {
    await wait(50)
    await expect(toast).toBeVisible({ timeout: 100 })
  }).toPass()
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
})
