import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('an admin finds a message, answers it by mail, archives it and opens it again', async ({
  page,
  world,
  texts,
}) => {
  const { contactMessages, contact } = texts
  const tag = randomUUID()
  const admin = await world.signUp({ role: 'admin' })
  const row = { subject: 'devis', language: 'en' }
  await world.service
    .from('contact_messages')
    .insert([
      {
        ...row,
        name: `Ada ${tag}`,
        email: `ada-${tag}@example.com`,
        message: 'First line\nSecond',
      },
      { ...row, name: `Ben ${tag}`, email: `ben-${tag}@example.com`, message: 'Another' },
    ])
    .throwOnError()
  await openAs(page, '/admin/contact-messages', admin)
  await page.getByRole('searchbox', { name: contactMessages.search }).fill(`ada ${tag}`)
  const list = page.getByRole('list', { name: contactMessages.list })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText(contact.subjects.devis)
  await expect(page).toHaveURL(/search=ada/)

  await list.getByRole('button', { name: `Ada ${tag}` }).press('Enter')
  const panel = page.getByRole('dialog', { name: contactMessages.panel.title })
  const field = panel.getByLabel(contactMessages.reply.label)
  const send = panel.getByRole('button', { name: contactMessages.reply.send })
  await expect(panel).toContainText('Second')
  await send.click()
  await expect(panel.getByText(contactMessages.reply.blank)).toBeVisible()
  await field.fill('With pleasure')
  await page.route('**/replies', (route) => route.abort())
  await send.click()
  await expect(panel.getByText(texts.errors.network)).toBeVisible()
  await expect(field).toHaveValue('With pleasure')
  await page.unroute('**/replies')
  await send.click()
  await expect(panel.getByRole('listitem')).toContainText('With pleasure')
  await expect(panel.getByRole('listitem')).toContainText(admin.email)
  await expect(field).toHaveValue('')
  await expect
    .poll(async () => (await world.mailbox(`ada-${tag}@example.com`))[0]?.text)
    .toContain('With pleasure')

  await panel.getByRole('button', { name: contactMessages.archive }).click()
  await expect(panel.getByRole('button', { name: contactMessages.reopen })).toBeVisible()
  await panel.getByRole('button', { name: contactMessages.reopen }).click()
  await expect(panel.getByRole('button', { name: contactMessages.markAnswered })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test('an admin sees who receives the newsletter, and saves the list', async ({
  page,
  world,
  texts,
}) => {
  const { common, newsletterSubscriptions } = texts
  const tag = randomUUID()
  const admin = await world.signUp({ role: 'admin' })
  const confirmed = { confirmed_at: new Date().toISOString() }
  await world.service
    .from('newsletter_subscriptions')
    .insert([
      { email: `fr-${tag}@example.com`, language: 'fr', token_hash: `fr ${tag}`, ...confirmed },
      { email: `en-${tag}@example.com`, language: 'en', token_hash: `en ${tag}`, ...confirmed },
      { email: `waiting-${tag}@example.com`, language: 'en', token_hash: `waiting ${tag}` },
    ])
    .throwOnError()
  await openAs(page, `/admin/newsletter-subscriptions?search=${tag}`, admin)
  const rows = page.getByRole('table', { name: newsletterSubscriptions.table }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByLabel(newsletterSubscriptions.language).selectOption('en')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText(`en-${tag}@example.com`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: common.export }).click()
  expect((await download).suggestedFilename()).toBe('podium-newsletter.csv')
  await page.getByRole('searchbox', { name: newsletterSubscriptions.search }).fill('nobody at all')
  await page.getByRole('button', { name: newsletterSubscriptions.showAll }).click()
  await expect(page).toHaveURL('/admin/newsletter-subscriptions')
})
