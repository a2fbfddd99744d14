import { hireProfessionals } from '@podium/testing/hire-professionals'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { enterDashboard, openAs } from './sign-in.ts'

const BRIEF = {
  fr: 'Un site vitrine pour notre librairie, avec un design chaleureux. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.',
  en: 'A website for our bookshop, with a warm design. Budget €20,000, to be delivered in six months. No online shop.',
}
const PASSWORD = 'correct horse battery'

test('a client invites a team, one declines, a deputy steps in, and the team is complete', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { projects, invitations, dashboard } = texts
  await hireProfessionals(world.db)
  const client = await world.signUp()
  const ask = async (path: string, body: object) => {
    const { data } = await client.auth.getSession()
    const response = await fetch(`${world.url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    return (await response.json()) as { id: string; formation: { id: string; teams: [Team] } }
  }
  type Team = { kind: string; members: { person: { id: string } }[] }
  const { id } = await ask('/projects', { text: BRIEF[language] })
  const { formation } = await ask(`/projects/${id}/formations`, {})
  const { kind, members } = formation.teams[0]
  await ask(`/projects/${id}/team`, { formation_id: formation.id, kind })

  // Invite.
  await openAs(page, '/dashboard', client)
  await page.goto(`/dashboard/create-project?project=${id}`)
  await page.getByRole('button', { name: projects.chosen.invite.action, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: projects.chosen.invite.confirm, exact: true }).click()
  await expect(page.getByText(projects.chosen.seat.open, { exact: true })).toHaveCount(
    members.length,
  )
  expect(await findings(page)).toEqual([])

  // One declines, with a reason.
  const elsewhere = async () => {
    const options = { baseURL: world.url, locale: language, reducedMotion: 'reduce' } as const
    return (await browser.newContext(options)).newPage()
  }
  const invited = await elsewhere()
  const person = members[0]?.person.id ?? ''
  const { data } = await world.service.auth.admin.updateUserById(person, { password: PASSWORD })
  await enterDashboard(invited, texts, { email: data.user?.email ?? '', password: PASSWORD })
  await invited.setViewportSize({ width: 390, height: 844 })
  const bar = invited.getByRole('navigation', { name: dashboard.shortcuts })
  const waiting = dashboard.openInvitations_one.replace('{{count}}', '1')
  await bar.getByRole('link', { name: `${dashboard.invitations} ${waiting}`, exact: true }).click()
  await invited.setViewportSize({ width: 1280, height: 720 })
  await expect(invited.getByRole('heading', { level: 1, name: invitations.title })).toBeVisible()
  await expect(invited.getByText(invitations.states.open, { exact: true })).toBeVisible()
  expect(await findings(invited)).toEqual([])
  await invited.getByRole('list', { name: invitations.list }).getByRole('link').click()
  await expect(invited.getByText(BRIEF[language], { exact: true }).last()).toBeVisible()
  expect(await findings(invited)).toEqual([])
  await invited.getByRole('button', { name: invitations.decline.action, exact: true }).click()
  await invited.getByLabel(invitations.decline.reason).fill('Trop court')
  await invited.getByRole('button', { name: invitations.decline.send, exact: true }).click()
  await expect(invited.getByText(invitations.states.declined, { exact: true })).toBeVisible()

  // The rest accept, the deputy among them: through the API, as another screen does.
  await page.reload()
  await expect(page.getByText('Trop court', { exact: true })).toBeVisible()
  await expect(page.getByText(projects.chosen.seat.open, { exact: true })).toHaveCount(
    members.length,
  )
  const open = await world.db.query<{ id: string; person_id: string }>(
    `select id, person_id from invitations where status = 'open' and team_id in (
       select id from teams where project_id = $1) order by rank`,
    [id],
  )
  const [last, ...others] = open
  for (const { id: invitation } of others) {
    await world.db.query(
      `update invitations set status = 'accepted', answered_at = now() where id = $1`,
      [invitation],
    )
  }
  const account = await world.service.auth.admin.updateUserById(last?.person_id ?? '', {
    password: PASSWORD,
  })
  const deputy = await elsewhere()
  await enterDashboard(deputy, texts, {
    email: account.data.user?.email ?? '',
    password: PASSWORD,
  })
  await deputy.goto(`/dashboard/invitations?invitation=${last?.id}`)
  await deputy.getByRole('button', { name: invitations.accept.action, exact: true }).click()
  const commitment = deputy.getByRole('alertdialog')
  await commitment.getByRole('button', { name: invitations.accept.action, exact: true }).click()
  await expect(deputy.getByText(invitations.hints.complete, { exact: true })).toBeVisible()
  await expect(deputy.getByRole('heading', { level: 1 })).toBeFocused()
  await deputy.goto('/dashboard/invitations?view=weeks')
  await expect(
    deputy.getByRole('heading', { level: 1, name: invitations.work.title }),
  ).toBeVisible()
  await expect(deputy.getByText(invitations.work.firmSeat, { exact: true }).first()).toBeVisible()
  expect(await findings(deputy)).toEqual([])
  await world.db.query(`update project_formations set created_at = now() - interval '25 hours'`)
  await deputy.goto('/dashboard/invitations?view=standings')
  await deputy.getByRole('button', { name: invitations.standings.more, exact: true }).click()
  const answers = deputy.getByRole('list', { name: invitations.standings.list, exact: true })
  await expect(answers.getByRole('listitem')).toHaveCount(1)
  expect(await findings(deputy)).toEqual([])
  await page.reload()
  await expect(page.getByText(projects.chosen.states.complete, { exact: true })).toBeVisible()
  await Promise.all([invited.context().close(), deputy.context().close()])
})

test('a professional says the free time of a week and their languages with one tap each', async ({
  page,
  world,
  texts,
}) => {
  const { invitations } = texts
  const person = await world.signUp({ complete: true })
  await openAs(page, '/dashboard', person)
  await page.goto('/dashboard/invitations')
  const weeks = page
    .getByRole('heading', { name: invitations.weeks.title })
    .locator('xpath=ancestor::section')
    .getByRole('listitem')
  const week = weeks.nth(1)
  const some = week.getByRole('button', { name: invitations.weeks.some, exact: true })
  await some.click()
  await expect(some).toHaveAttribute('aria-pressed', 'true')
  await expect(weeks).toHaveCount(4)
  const more = invitations.weeks.more_other.replace('{{count}}', '4')
  await page.getByRole('button', { name: more, exact: true }).click()
  await expect(weeks).toHaveCount(8)
  const german = page.getByRole('checkbox', { name: /Allemand|German/ })
  await german.click()
  await expect(german).toBeChecked()
  await expect
    .poll(async () => (await person.from('person_languages').select('language')).data)
    .toContainEqual({ language: 'de' })
  // What was said four weeks ago is asked again, and confirmed with one tap.
  await world.db.query(
    `insert into availability_weeks (person_id, week, hours, said_at)
     select person_id, week + 7, 35, now() - interval '29 days' from availability_weeks where person_id = $1`,
    [person.id],
  )
  await page.reload()
  await expect(some).toHaveAttribute('aria-pressed', 'true')
  await expect(german).toBeChecked()
  await expect(page.getByText(invitations.weeks.old, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: invitations.weeks.confirm, exact: true }).click()
  await expect(page.getByText(invitations.weeks.old, { exact: true })).toBeHidden()
})

test('a professional subscribes a calendar to their weeks, replaces the address and deletes it', async ({
  page,
  world,
  texts,
}) => {
  const { calendar, views, work } = texts.invitations
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true })
  const field = page.getByLabel(calendar.address, { exact: true })
  await openAs(page, '/dashboard/invitations', await world.signUp({ complete: true }))
  await page.getByRole('link', { name: views.weeks, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: work.title })).toBeVisible()
  await button(calendar.make).click()
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/)
  const first = await field.inputValue()
  expect((await fetch(first)).status).toBe(200)

  await button(calendar.replace).click()
  await confirm(calendar.replace).click()
  await expect(field).not.toHaveValue(first)
  expect((await fetch(first)).status).toBe(404)

  await button(calendar.end).click()
  await confirm(calendar.end).click()
  await expect(button(calendar.make)).toBeVisible()
  await expect(field).toBeHidden()
  await expect(page.getByRole('heading', { name: calendar.title, exact: true })).toBeFocused()
})
