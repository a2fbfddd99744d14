import type { Page } from '@playwright/test'
import type { Person, World } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { expect, type Texts, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const REASONS = {
  fr: { client: 'Plus de nouvelles depuis deux semaines.', member: 'Je suis malade.' },
  en: { client: 'No news for two weeks.', member: 'I am ill.' },
}
const PASSWORD = 'correct horse battery'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a client replaces a member, whose deputy takes over; another one leaves by themselves', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { projects, plan, invitations } = texts
  const { replace, seat, states } = projects.chosen
  const reasons = REASONS[language]
  await hireProfessionals(world.db)
  const client = await world.signUp()
  const { id, members } = await staffProject(world, client)
  const [first, second] = await Promise.all(members.map((one) => signInAs(world, one)))
  if (first === undefined || second === undefined) throw new Error('The team is too small')
  const team = `/dashboard/create-project?project=${id}`

  // The client asks for somebody else, and has to say why.
  await openAs(page, team, client)
  await expect(page.getByText(states.complete, { exact: true })).toBeVisible()
  const hasChanged = page.getByText(projects.chosen.hasChanged, { exact: true })
  await expect(hasChanged).toHaveCount(0)
  const action = replace.action.replace('{{name}}', await nameOf(world, first))
  await button(page, action).click()
  const why = page.getByLabel(replace.reason.replace('{{name}}', await nameOf(world, first)))
  await expect(why).toBeVisible()
  await button(page, texts.common.cancel).click()
  await expect(button(page, action)).toBeFocused()
  await button(page, action).click()
  await button(page, replace.confirm).click()
  await expect(why).toBeFocused()
  await expect(page.getByText(replace.blank)).toBeVisible()
  await why.fill(reasons.client)
  expect(await findings(page)).toEqual([])
  await button(page, replace.confirm).click()
  await expect(page.getByText(seat.ended, { exact: false })).toBeVisible()
  await expect(page.getByText(reasons.client, { exact: false })).toBeVisible()
  await expect(page.locator('#chosen-team')).toBeFocused()
  await expect(hasChanged).toBeVisible()
  expect(await findings(page)).toEqual([])

  // They read why, and have neither room nor plan any more.
  const { page: leaver, ...firstContext } = await openedBy(browser, world, first, language)
  await leaver.goto(`/dashboard/invitations?invitation=${await invitationOf(world, first, id)}`)
  await expect(leaver.getByText(invitations.hints.replaced)).toBeVisible()
  await expect(leaver.getByText(reasons.client, { exact: true })).toBeVisible()
  expect(await findings(leaver)).toEqual([])
  await leaver.goto(`/dashboard/projects/${id}/room`)
  await expect(leaver.getByText(plan.room.gone)).toBeVisible()
  await firstContext.close()

  // The deputy accepts, and the client plans again with their weeks.
  const deputy = await deputyOf(world, id)
  await answer(world, deputy, id)
  await page.goto(`/dashboard/projects/${id}/plan`)
  const joined = page.getByText(plan.joined.split('{{names}}')[1] ?? '', { exact: false })
  await expect(joined).toBeVisible()
  expect(await findings(page)).toEqual([])
  await button(page, plan.again).first().click()
  await button(page, plan.proposal.accept).click()
  await expect(page.getByText(plan.proposal.accepted)).toBeVisible()
  await expect(joined).toHaveCount(0)
  await expect(page.getByText(historyOf(texts, await nameOf(world, deputy)))).toBeVisible()

  // A member leaves by themselves; with nobody left, the client has the seat formed anew.
  await world.db.query(
    `update team_seats set deputies = '{}', day_rates = day_rates[1:1]
       from teams where teams.id = team_id and project_id = $1`,
    [id],
  )
  const { page: other, ...secondContext } = await openedBy(browser, world, second, language)
  await other.goto(`/dashboard/invitations?invitation=${await invitationOf(world, second, id)}`)
  await button(other, invitations.leave.action).click()
  await other.getByLabel(invitations.leave.reason).fill(reasons.member)
  expect(await findings(other)).toEqual([])
  await button(other, invitations.leave.send).click()
  await expect(other.getByText(invitations.hints.left)).toBeVisible()
  await secondContext.close()
  await page.goto(team)
  await expect(page.getByText(states.vacant, { exact: true })).toBeVisible()
  await expect(page.getByText(reasons.member, { exact: false })).toBeVisible()
  await button(page, projects.chosen.fill.action).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: projects.chosen.fill.confirm, exact: true })
    .click()
  await expect(page.getByText(seat.open, { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

async function openedBy(
  browser: import('@playwright/test').Browser,
  world: World,
  person: Person,
  locale: string,
) {
  const context = await browser.newContext({ baseURL: world.url, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openAs(page, '/dashboard', person)
  return { page, close: () => context.close() }
}

const historyOf = ({ plan }: Texts, name: string) =>
  new RegExp(plan.history.seat.joined.replace('{{author}}', name).split(' (')[0] ?? '')

async function nameOf(world: World, { id }: { id: string }): Promise<string> {
  const [person] = await world.db.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from people where id = $1`,
    [id],
  )
  return String(person?.name)
}

/** Invitation of a person to a project; others’ projects may ask the same people. */
async function invitationOf(world: World, person: Person, project: string): Promise<string> {
  const [invitation] = await world.db.query<{ id: string }>(
    `select invitations.id from invitations join teams on teams.id = team_id
      where person_id = $1 and project_id = $2`,
    [person.id, project],
  )
  return String(invitation?.id)
}

/** Whoever is asked for a seat of a project, signed in. */
async function deputyOf(world: World, project: string): Promise<Person> {
  const [asked] = await world.db.query<{ person_id: string }>(
    `select person_id from invitations join teams on teams.id = team_id
      where project_id = $1 and invitations.status = 'open'`,
    [project],
  )
  const { data } = await world.service.auth.admin.updateUserById(String(asked?.person_id), {
    password: PASSWORD,
  })
  const { id = '', email = '' } = data.user ?? {}
  return signInAs(world, { id, email, password: PASSWORD })
}

/** Accepts the invitation of a person through the API. */
async function answer(world: World, person: Person, project: string) {
  const { data } = await person.auth.getSession()
  const response = await fetch(
    `${world.url}/api/invitations/${await invitationOf(world, person, project)}/answer`,
    {
      method: 'POST',
      body: JSON.stringify({ answer: 'accepted' }),
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    },
  )
  expect(response.status).toBe(200)
}
