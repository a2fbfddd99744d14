import { randomUUID } from 'node:crypto'
import { PROVIDER } from '@podium/domain'
import { expect, test } from './fixtures.ts'
import { focusSettled } from './focus-settled.ts'
import { layoutShifts } from './layout-shift.ts'
import { openAs } from './sign-in.ts'

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
  await focusSettled(page)
  await form.getByLabel(contact.email, { exact: true }).fill('ada')
  await expect(form.getByText(common.validation.invalid_email)).toBeVisible()

  const email = `${randomUUID()}@example.com`
  await form.getByLabel(contact.name, { exact: true }).fill('Ada')
  await form.getByLabel(contact.email, { exact: true }).fill(email)
  await form.getByLabel(contact.subject, { exact: true }).selectOption(contact.subjects.devis)
  const message = form.getByLabel(contact.message, { exact: true })
  await expect(message).toHaveAttribute('rows', '5')
  // What is too long is kept, with by how much, and not sent.
  await message.fill('x'.repeat(5_003))
  await submit.click()
  await expect(form.getByText(common.length.tooMany_other.replace('{{count}}', '3'))).toBeVisible()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(/^x{5003}$/)
  await message.fill('A programme, please.')
  await submit.click()

  await expect(form.getByText(contact.sent.title)).toBeVisible()
  await expect(submit).toBeHidden()
  const stored = await world.db.query('select subject from contact_messages where email = $1', [
    email,
  ])
  expect(stored).toEqual([{ subject: 'devis' }])
  await form.getByRole('button', { name: contact.sent.another }).click()
  await expect(form.getByLabel(contact.message, { exact: true })).toHaveValue('')
  await expect(form.getByLabel(contact.name, { exact: true })).toBeFocused()
})

test('who is signed in finds their name and address filled in, and changes them', async ({
  page,
  world,
  texts,
}) => {
  const { contact } = texts
  const person = await world.signUp({ complete: true })
  await openAs(page, '/dashboard', person)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/contact')
  const name = page.getByLabel(contact.name, { exact: true })
  const email = page.getByRole('main').getByLabel(contact.email, { exact: true })
  await expect(email).toHaveValue(person.email)
  await expect(name).toHaveValue(/^Awa /)
  await name.fill('Somebody else')
  await expect(name).toHaveCSS('outline-offset', '-1px') // one frame, over the field's border
  await page.evaluate("window.dispatchEvent(new Event('focus'))")
  await expect(name).toHaveValue('Somebody else')
})

test('what the server refuses, or nobody answers, stays in the form, with the reason', async ({
  page,
  texts: { contact, errors },
}) => {
  await page.goto('/contact?subject=partnership')
  const form = page.getByRole('main')
  await form.getByLabel(contact.name, { exact: true }).fill('Ada')
  await form.getByLabel(contact.email, { exact: true }).fill('ada@example.com')
  // The subject may come from the link.
  await expect(form.getByLabel(contact.subject, { exact: true })).toHaveValue('partnership')
  await form.getByLabel(contact.message, { exact: true }).fill('Do not lose me')
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, json: { error: 'Later', code: 'over_request_rate_limit' } }),
  )
  await form.getByRole('button', { name: contact.submit }).click()

  await expect(form.getByRole('alert')).toHaveText(errors.over_request_rate_limit)
  await expect(form.getByRole('alert').getByText(/./)).toBeInViewport()
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', (route) => route.abort())
  await form.getByRole('button', { name: contact.submit }).click()
  await expect(form.getByRole('alert')).toHaveText(errors.network)
  await expect(form.getByLabel(contact.message, { exact: true })).toHaveValue('Do not lose me')
  await page.unroute('**/api/contact')
  await form.getByRole('button', { name: contact.submit }).click()
  await expect(form.getByText(contact.sent.title)).toBeVisible()
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
  await expect(box.getByText(common.validation.required)).toBeHidden()
  await submit.click()
  await expect(box.getByText(common.validation.invalid_email)).toBeVisible()
  await expect(box.getByLabel(newsletter.label)).toBeFocused()
  await box.getByLabel(newsletter.label).fill(email)
  await page.route('**/api/newsletter', (route) => route.abort())
  await submit.click()
  await expect(box.getByRole('alert')).toHaveText(errors.network)
  await expect(box.getByLabel(newsletter.label)).toHaveValue(email)
  await page.unroute('**/api/newsletter')
  await submit.click()
  await expect(box.getByText(newsletter.sent)).toBeVisible()

  const confirm = await linkOfMail('/newsletter/confirm')
  await page.goto(confirm)
  await page.getByRole('button', { name: newsletter.confirm.action }).click()
  await expect(page.getByRole('heading', { name: newsletter.confirm.doneTitle })).toBeVisible()
  await page.goto(confirm)
  await page.getByRole('button', { name: newsletter.confirm.action }).click()
  await expect(page.getByRole('heading', { name: newsletter.confirm.alreadyTitle })).toBeVisible()

  await page.goto(await linkOfMail('/newsletter/unsubscribe'))
  await page.getByRole('button', { name: newsletter.unsubscribe.action }).click()
  await expect(page.getByRole('heading', { name: newsletter.unsubscribe.doneTitle })).toBeVisible()
  await page.goto(confirm)
  await page.getByRole('button', { name: newsletter.confirm.action }).click()
  await expect(page.getByText(errors.newsletter_link_unknown)).toBeVisible()
})

test('the page names the address, the e-mail, the phone and three networks, and draws where it is', async ({
  page,
  texts: { contactPage },
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.title)
  expect(await layoutShifts(page)).toEqual([])
  await expect(main.getByText(PROVIDER.street)).toBeVisible()
  await expect(main.getByRole('link', { name: PROVIDER.email })).toHaveAttribute(
    'href',
    `mailto:${PROVIDER.email}`,
  )
  await expect(main.getByRole('link', { name: PROVIDER.phone.text })).toHaveAttribute(
    'href',
    PROVIDER.phone.href,
  )
  for (const { name, href } of PROVIDER.networks) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(
    main.getByRole('img', { name: contactPage.map.replace('{{street}}', PROVIDER.street) }),
  ).toBeVisible()
})

test('where the server takes no messages, the page names the operator’s address instead', async ({
  page,
  world,
  texts: { contact, contactPage },
}) => {
  const email = 'hello@agency.example'
  const config = await (await page.request.get(`${world.url}/config.json`)).json()
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, ownApi: false, contactEmail: email } }),
  )
  await page.goto('/contact')
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { name: contactPage.byMail.title })).toBeVisible()
  await expect(main.getByRole('link', { name: email })).toHaveCount(2)
  await expect(main.getByLabel(contact.message, { exact: true })).toBeHidden()
})
