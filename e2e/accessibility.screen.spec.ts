import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const PUBLIC = [
  '/',
  '/about',
  '/process',
  '/pricing',
  '/contact',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/p/none',
  '/nowhere',
  '/login',
  '/register',
  '/reset-password',
  '/update-password',
  '/email-change',
  '/goodbye',
]
const PRIVATE = [
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/decisions',
  '/dashboard/create-project',
  '/dashboard/account',
]
const ADMIN = ['/admin', '/admin/moderation', '/admin/messages', '/admin/newsletter']
const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }
const NARROWEST = { width: 320, height: 640 }

/** A picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** How many pixels the page is wider than its window. */
const OVERFLOW = 'document.documentElement.scrollWidth - window.innerWidth'

/** The primitives library's: who comes upon them is led on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** What does not only depend on the structure, which is the same in both themes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** What axe finds in the light theme, and of its colours in the dark one. */
async function findings(page: Page, { except = [] }: { except?: string[] } = {}) {
  const axe = () =>
    // Without frames of other origins there is nothing that the legacy mode lacks, and no second page.
    new AxeBuilder({ page }).exclude(FOCUS_GUARDS).setLegacyMode()
  const light = await axe()
    .disableRules(except)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axe().withRules(RULES_OF_COLOUR).analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }) => ({
      theme,
      id,
      where: nodes.map(({ target }) => target.join(' ')),
    })),
  )
}

async function expectClean(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /^(Chargement|Loading)\.\.\.$/ }),
  ).toHaveCount(0)
  expect({ path, findings: await findings(page) }).toEqual({ path, findings: [] })
  await page.setViewportSize(NARROWEST)
  const overflow = await page.evaluate<number>(OVERFLOW)
  expect({ path, overflow: Math.max(0, overflow) }).toEqual({ path, overflow: 0 })
  await page.setViewportSize(PHONE)
}

// Without motion, colours are those of the theme at once.
test.use({ colorScheme: 'light', viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on what a visitor sees, and nothing overflows at 320 px', async ({
  page,
}) => {
  test.setTimeout(180_000) // every screen there is, one after the other
  for (const path of PUBLIC) await expectClean(page, path)
})

test('axe finds nothing on what a signed-in person sees, and nothing overflows at 320 px', async ({
  page,
  world,
  texts,
}) => {
  test.setTimeout(180_000) // every screen there is, one after the other
  const { feed, profile } = texts
  const [person, other] = await Promise.all([
    world.signUp({ complete: true }),
    world.signUp({ complete: true }),
  ])
  await person
    .from('pro_posts')
    .insert({ author_id: person.id, content: 'Averylongwordwithoutanyblank'.repeat(20) })
    .throwOnError()
  const { data: post } = await other
    .from('pro_posts')
    .insert({ author_id: other.id, content: 'Open to everybody', is_shared: true })
    .select('id')
    .single()
    .throwOnError()
  await other
    .from('pro_posts')
    .update({ content: 'Averylongwordwithoutanyblank'.repeat(9) })
    .eq('id', post.id)
    .throwOnError()
  await page.goto('/login')
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard')
  for (const path of [
    ...PRIVATE,
    `/p/${post.id}`,
    `/dashboard/profile/${other.id}`,
    '/dashboard/profile/none',
    `/dashboard/post/${post.id}`,
  ]) {
    await expectClean(page, path)
  }

  await page.getByRole('button', { name: feed.edits.mark }).click()
  await expect(page.getByRole('dialog').getByText(feed.edits.first)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: feed.post.menu }).click()
  await page.getByRole('menuitem', { name: feed.report.post }).click()
  await page.getByRole('dialog').getByRole('button', { name: feed.report.send }).click()
  await expect(page.getByText(feed.report.noReason)).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: new RegExp(`^${feed.post.comment} \\(`) })
    .first()
    .click()
  await expect(page.getByText(feed.comments.empty)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: feed.post.delete }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.goto('/dashboard/profile')
  const photo = { name: 'photo.gif', mimeType: 'image/gif', buffer: PIXEL }
  await page.getByLabel(profile.avatar.file).setInputFiles(photo)
  await expect(page.getByRole('application')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: profile.preview, exact: true }).click()
  await expect(page.getByRole('feed')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('axe finds nothing on what an admin sees, and nothing overflows at 320 px', async ({
  page,
  world,
  texts,
}) => {
  test.setTimeout(180_000) // every screen there is, one after the other
  const { users, audit } = texts
  const [admin, person] = await Promise.all([world.signUp({ role: 'admin' }), world.signUp()])
  await page.goto('/login')
  await signIn(page, texts, admin)
  await expect(page).toHaveURL('/admin')
  for (const path of ADMIN) await expectClean(page, path)

  await expectClean(page, `/admin/users?search=${person.email}`)
  const list = page.getByRole('list', { name: users.tableLabel })
  await list.getByRole('checkbox').check()
  await list.getByRole('button', { name: new RegExp(`.+ ${person.email}`) }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // An open menu stands above the page, in none of its landmarks.
  expect(await findings(page, { except: ['region'] })).toEqual([])
  await page.getByRole('menuitem', { name: users.menu.changeRole }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: person.email, exact: true }).click()
  await expect(page.getByText(users.panel.audit)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(WIDE)
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await world.db.query(
    `insert into audit_log (actor_id, action, target_type, target_id) values ($1, 'user.ban', 'user', $2)`,
    [admin.id, person.id],
  )
  await page.setViewportSize(PHONE)
  await expectClean(page, `/admin/audit?target=${person.email}`)
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: audit.actions.user.ban }).click()
  await expect(page.getByText(audit.entry.byActor)).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('axe finds nothing on a composer that is not open yet', async ({ page, world, texts }) => {
  await page.goto('/login')
  await signIn(page, texts, await world.signUp())
  await expect(page.getByText(texts.feed.eligibility.title)).toBeVisible()
  expect(await findings(page)).toEqual([])
})
