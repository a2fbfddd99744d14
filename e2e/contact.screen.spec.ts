import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'

test('a visitor writes to the provider, is told what is missing, and sees that it went', async ({
  page,
  world,
  texts: { contact, common },
}) => {
  await page.goto('/contact')
  const form = page.getByRole('main')
  const submit = form.getByRole('button', { name: contact.submit })
  await submit.click()
  await expect(form.getByText(common.validation.required)).toHaveCount(4)
  await form.getByLabel(contact.email, { exact: true }).fill('ada')
  await expect(form.getByText(common.validation.invalid_email)).toBeVisible()

  const email = `${randomUUID()}@example.com`
  await form.getByLabel(contact.name, { exact: true }).fill('Ada')
  await form.getByLabel(contact.email, { exact: true }).fill(email)
  await form.getByLabel(contact.subject, { exact: true }).selectOption(contact.subjects.devis)
  await form.getByLabel(contact.message, { exact: true }).fill('A programme, please.')
  await expect(form.getByLabel(contact.message, { exact: true })).toHaveAttribute('rows', '5')
  await submit.click()

  await expect(form.getByText(contact.sent.title)).toBeVisible()
  await expect(submit).toBeHidden()
  const stored = await world.db.query('select subject from contact_messages where email = $1', [
    email,
  ])
  expect(stored).toEqual([{ subject: 'devis' }])
  await form.getByRole('button', { name: contact.sent.another }).click()
  await expect(form.getByLabel(contact.message, { exact: true })).toHaveValue('')
})

test('what the server refuses stays in the form, with the reason', async ({
  page,
  texts: { contact, errors },
}) => {
  await page.goto('/contact')
  const form = page.getByRole('main')
  await form.getByLabel(contact.name, { exact: true }).fill('Ada')
  await form.getByLabel(contact.email, { exact: true }).fill('ada@example.com')
  await form.getByLabel(contact.subject, { exact: true }).selectOption('other')
  await form.getByLabel(contact.message, { exact: true }).fill('Do not lose me')
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, json: { error: 'Later', code: 'over_request_rate_limit' } }),
  )
  await form.getByRole('button', { name: contact.submit }).click()

  await expect(form.getByRole('alert')).toHaveText(errors.over_request_rate_limit)
  await expect(form.getByLabel(contact.message, { exact: true })).toHaveValue('Do not lose me')
})

test('a visitor subscribes in the footer, confirms by mail, and leaves by mail', async ({
  page,
  world,
  texts: { newsletter, common, errors },
}) => {
  const email = `${randomUUID()}@example.com`
  const linkOfMail = async (path: string) => {
    const link = async () => {
      const mails = await world.mailbox(email)
      const pattern = new RegExp(`\\S+${path}\\?token=\\w+`)
      return mails.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? ''
    }
    await expect.poll(link).not.toBe('')
    return link()
  }
  await page.goto('/')
  const box = page.getByRole('contentinfo')
  const submit = box.getByRole('button', { name: newsletter.submit })
  await submit.click()
  await expect(box.getByText(common.validation.required)).toBeVisible()
  await box.getByLabel(newsletter.label).fill('ada')
  await submit.click()
  await expect(box.getByText(common.validation.invalid_email)).toBeVisible()
  await box.getByLabel(newsletter.label).fill(email)
  await submit.click()
  await expect(box.getByText(newsletter.sent)).toBeVisible()

  const confirm = await linkOfMail('/newsletter/confirm')
  await page.goto(confirm)
  await page.getByRole('button', { name: newsletter.confirm.action }).click()
  await expect(page.getByRole('heading', { name: newsletter.confirm.doneTitle })).toBeVisible()
  await page.goto(confirm)
  await page.getByRole('button', { name: newsletter.confirm.action }).click()
  await expect(page.getByText(errors.newsletter_link_unknown)).toBeVisible()

  await page.goto(await linkOfMail('/newsletter/unsubscribe'))
  await page.getByRole('button', { name: newsletter.unsubscribe.action }).click()
  await expect(page.getByRole('heading', { name: newsletter.unsubscribe.doneTitle })).toBeVisible()
})
