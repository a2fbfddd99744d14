import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { byKeyboard } from './keyboard.ts'

test('an admin does a day’s work by keyboard alone, the focus is never lost, and axe finds nothing', async ({
  page,
  world,
  texts,
}) => {
  const {
    admin,
    audit,
    auth,
    common,
    contactMessages,
    moderation,
    newsletterSubscriptions,
    overview,
    users,
  } = texts
  const tag = randomUUID()
  const [boss, ada, author, reader] = await Promise.all([
    world.signUp({ role: 'admin', email: `boss-${tag}@example.com` }),
    world.signUp({ email: `ada-${tag}@example.com` }),
    world.signUp({ complete: true }),
    world.signUp(),
  ])
  const content = `Buy now ${tag}`
  const { data: post } = await author
    .from('pro_posts')
    .insert({ author_id: author.id, content })
    .select('id')
    .single()
    .throwOnError()
  await reader
    .from('content_reports')
    .insert({ reporter_id: reader.id, post_id: post.id, reason: 'spam' })
    .throwOnError()
  const message = { name: `Ben ${tag}`, email: `ben-${tag}@example.com`, message: 'Hello' }
  await world.service
    .from('contact_messages')
    .insert({ ...message, subject: 'devis', language: 'en' })
    .throwOnError()

  const { tabTo, press, write, expectFocusKept } = byKeyboard(page)
  const { keyboard } = page
  const button = (name: string | RegExp, within: Locator = page.locator('body')) =>
    within.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const sidebar = page.getByRole('navigation', { name: admin.label })
  const goTo = async (name: string, path: string) => {
    // A link may also say how much waits behind it.
    const link = sidebar.getByRole('link', { name: new RegExp(`^${name}`) })
    await tabTo(link, 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expectFocusKept()
  }
  const close = async () => {
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expectFocusKept()
  }

  await test.step('signs in and sees the figures', async () => {
    await page.goto('/login')
    await write(page.getByLabel(auth.email, { exact: true }), boss.email)
    await write(page.getByLabel(auth.password, { exact: true }), boss.password)
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
    await press(button(overview.activity.showTable), 'Space')
    await tabTo(page.getByRole('region', { name: overview.activity.tableCaption }))
    expect(await findings(page)).toEqual([])
    await tabTo(button(overview.activity.days90), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/admin?days=90&view=table')
    await expect(page.getByRole('row')).toHaveCount(91)
    await expectFocusKept()
  })

  await test.step('changes somebody’s role', async () => {
    await goTo(admin.users, '/admin/users')
    await write(page.getByRole('searchbox', { name: users.search }), `ada-${tag}`)
    const row = page.getByRole('row').filter({ hasText: ada.email })
    await expect(page.getByRole('row')).toHaveCount(2)
    const bar = page.getByRole('region', { name: users.selection.label })
    await press(row.getByRole('checkbox'), 'Space')
    await press(button(users.selection.clear, bar))
    await expect(bar).toHaveCount(0)
    await expectFocusKept()
    await press(row.getByRole('checkbox'), 'Space')
    await press(button(users.selection.changeRole, bar))
    await expect(page.getByRole('radio', { name: auth.roles.user })).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(row).toContainText(auth.roles.professional)
    await expect(dialog).toHaveCount(0)
    await expectFocusKept()
    // Without Tab: the notification disappears before a person gets that far.
    const notification = page
      .getByRole('region', { name: common.notifications })
      .getByRole('button')
    await notification.focus()
    await keyboard.press('Enter')
    await expect(notification).toHaveCount(0)
    await expectFocusKept()
    await press(button(ada.email, row))
    await expect(dialog.getByText(audit.actions.user.role)).toBeVisible()
    await close()
    await write(page.getByRole('searchbox', { name: users.search }), `nobody-${tag}`)
    await press(button(users.showAll))
    await expect(page).toHaveURL('/admin/users')
    await expectFocusKept()
  })

  await test.step('hides what is reported', async () => {
    await goTo(admin.moderation, '/admin/moderation')
    const row = page.getByRole('listitem').filter({ hasText: content })
    await press(row.getByRole('button'))
    await press(button(moderation.panel.decide, dialog))
    const hide = page.getByRole('radio', { name: moderation.dialog.actions.hide })
    await expect(hide).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByText(moderation.dialog.noAction)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await press(hide, 'Space')
    await write(page.getByLabel(moderation.dialog.reason), 'An advertisement')
    await press(button(moderation.dialog.confirm.hide))
    await expect(dialog.getByText(moderation.states.hidden, { exact: true })).toBeVisible()
    await expectFocusKept()
    expect(await findings(page)).toEqual([])
    await close()
  })

  await test.step('answers a message and archives it', async () => {
    await goTo(admin.messages, '/admin/contact-messages')
    await press(button(message.name))
    await write(dialog.getByLabel(contactMessages.reply.label), 'With pleasure')
    await press(button(contactMessages.reply.send, dialog))
    await expect(dialog.getByRole('listitem')).toContainText('With pleasure')
    await expectFocusKept()
    expect(await findings(page)).toEqual([])
    await tabTo(button(contactMessages.archive, dialog), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByText(contactMessages.archived)).toBeVisible()
    await expectFocusKept()
    await close()
  })

  await test.step('looks for a subscriber', async () => {
    await goTo(admin.newsletter, '/admin/newsletter-subscriptions')
    const search = page.getByRole('searchbox', { name: newsletterSubscriptions.search })
    await write(search, `nobody-${tag}`)
    await expect(page.getByText(newsletterSubscriptions.noneFound)).toBeVisible()
    await press(button(newsletterSubscriptions.clearSearch))
    await expect(search).toBeFocused()
    await expect(page).toHaveURL('/admin/newsletter-subscriptions')
  })

  await test.step('finds all of it in the log, which leads back to it', async () => {
    await goTo(admin.audit, '/admin/audit')
    const entry = (name: string) => page.getByRole('row').getByRole('button', { name }).first()
    await press(entry(audit.actions.contact_message.status))
    await press(dialog.getByRole('link', { name: audit.entry.contact_message }))
    await expect(page).toHaveURL(/\/admin\/contact-messages\?message=/)
    await expect(dialog.getByText(message.email).first()).toBeVisible()
    await close()
    await goTo(admin.audit, '/admin/audit')
    await press(entry(audit.actions.moderation.hide))
    await press(dialog.getByRole('link', { name: audit.entry.content }))
    await expect(page).toHaveURL(`/admin/moderation?post=${post.id}`)
    await expect(dialog.getByText(content)).toBeVisible()
    await press(dialog.getByRole('link', { name: moderation.panel.account }))
    await expect(page).toHaveURL(`/admin/users?user=${author.id}`)
    await expect(dialog.getByText(author.email)).toBeVisible()
    await close()
  })
})
