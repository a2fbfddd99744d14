import type { Browser, Page } from '@playwright/test'
import { type Person, startWorld, type World } from '@podium/testing'
import { signInAs } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { expect, type Texts, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const BRIEFS = {
  fr: 'Un site vitrine pour notre librairie, avec un design chaleureux. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.',
  en: 'A website for our bookshop, with a warm design. Budget €20,000, to be delivered in six months. No online shop.',
}
const PASSWORD = 'correct horse battery'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a sentence becomes three teams, a team of the demo’s people a delivered project', async ({
  browser,
  engine,
  language,
  texts,
}) => {
  await using world = await startWorld(engine, { demo: true })
  await using client = await openedBy(browser, world, await world.signUp(), language)

  const id = await describe(client.page, texts, BRIEFS[language])
  await compareAndChoose(client.page, texts)
  await invite(client.page, texts)
  const [refusing, ...others] = await openInvitations(world, id)
  await decline(await invitedTo(world, browser, language, refusing), texts, BRIEFS[language])
  await client.page.reload()
  await expect(client.page.getByText('Trop court', { exact: true })).toBeVisible()
  const deputies = (await openInvitations(world, id)).filter(
    (one) => !others.some((other) => other.id === one.id),
  )
  expect(deputies).toHaveLength(1)
  for (const invitation of [...others, ...deputies]) {
    await accept(await invitedTo(world, browser, language, invitation), texts, invitation.id)
  }
  await world.db.query(
    `update project_formations set created_at = now() - interval '25 hours' where project_id = $1`,
    [id],
  )

  await client.page.reload()
  await expect(
    client.page.getByText(texts.projects.chosen.states.complete, { exact: true }),
  ).toBeVisible()
  await client.page.getByRole('link', { name: texts.projects.chosen.plan, exact: true }).click()
  const plan = new URL(client.page.url()).pathname
  await expect(client.page.getByRole('region', { name: texts.plan.load.title })).toBeVisible()
  const member = await workerOf(world, id)
  await using worker = await openedBy(browser, world, member.person, language)
  await readStanding(worker.page, texts)
  await finishTask(worker.page, texts, { plan, task: member.task[language] })
  const [first, ...rest] = await milestonesOf(world, id, language)
  await deliver(worker.page, texts, { plan, milestone: first, note: 'Version 1' })
  await askForChanges(client.page, texts, { plan, milestone: first })
  await deliver(worker.page, texts, { plan, milestone: first, note: 'Version 2' })
  await acceptDelivery(client.page, texts, { plan, milestone: first })
  await endorse(client.page, texts, member.name)
  for (const milestone of rest) {
    await deliver(worker.page, texts, { plan, milestone, note: 'Version 1' })
    await acceptDelivery(client.page, texts, { plan, milestone })
  }
  const { feedback } = texts.plan
  await client.page.goto(plan)
  await button(client.page, feedback.giveTo.replace('{{name}}', member.name)).click()
  await judge(client.page, texts, feedback.questions.member)
  await worker.page.goto(plan)
  await worker.page
    .getByRole('region', { name: feedback.title, exact: true })
    .getByRole('button')
    .click()
  // A client without a name is called the client.
  const { unnamedClient } = feedback
  await expect(
    worker.page.getByRole('dialog', { name: unnamedClient.about, exact: true }),
  ).toBeVisible()
  await judge(worker.page, texts, feedback.questions.client)
  await expect(worker.page.getByText(feedback.given, { exact: true })).toBeVisible()
  await expect(worker.page.getByText(unnamedClient.received, { exact: true })).toBeVisible()
  await expect(worker.page.getByText(texts.plan.history.somebody)).toHaveCount(0)
})

/** Person’s own browser with their session kept. */
async function openedBy(browser: Browser, world: World, person: Person, locale: string) {
  const context = await browser.newContext({ baseURL: world.url, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openAs(page, '/dashboard', person)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

/** Describes a project and leaves what is asked beyond it; its id. */
async function describe(page: Page, { projects }: Texts, brief: string): Promise<string> {
  await page.goto('/dashboard/create-project')
  await page.getByLabel(projects.start.label, { exact: true }).fill(brief)
  await button(page, projects.start.submit).click()
  await expect(page.getByRole('heading', { name: projects.brief.title })).toBeVisible()
  const leave = button(page, projects.conversation.leave)
  const form = button(page, projects.teams.form)
  await expect(leave.or(form)).toBeVisible()
  if (await leave.isVisible()) await leave.click()
  await expect(form).toBeVisible()

  await page.getByLabel(/Budget total|Total budget/).fill('18000')
  await button(page, projects.brief.save).click()
  await expect(page.getByText(`(${projects.brief.corrected})`)).toBeVisible()
  return new URL(page.url()).searchParams.get('project') ?? ''
}

async function compareAndChoose(page: Page, { projects }: Texts) {
  await button(page, projects.teams.form).click()
  const table = page.getByRole('table', { name: projects.teams.title })
  await expect(table.getByRole('columnheader')).not.toHaveCount(0)
  const team = projects.kindsOfTeam.economy
  await button(page, projects.choose.action.replace('{{team}}', team)).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: projects.choose.confirm, exact: true })
    .click()
  await expect(
    page.getByRole('heading', { name: projects.chosen.title.replace('{{team}}', team) }),
  ).toBeVisible()
}

async function invite(page: Page, { projects }: Texts) {
  await button(page, projects.chosen.invite.action).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: projects.chosen.invite.confirm, exact: true })
    .click()
  await expect(page.getByText(projects.chosen.seat.open, { exact: true })).not.toHaveCount(0)
  await expect(page.getByText(projects.chosen.nobodyYet, { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
}

type Invitation = { id: string; person_id: string }

const openInvitations = (world: World, project: string) =>
  world.db.query<Invitation>(
    `select invitations.id, person_id from invitations join teams on teams.id = team_id
      where project_id = $1 and invitations.status = 'open' order by role`,
    [project],
  )

/** Browser of the person who is invited. */
async function invitedTo(
  world: World,
  browser: Browser,
  language: string,
  invitation: Invitation | undefined,
) {
  const person = await sessionOf(world, invitation?.person_id ?? '')
  return openedBy(browser, world, person, language)
}

/** Session of one of the demo’s people, who get a password for it. */
async function sessionOf(world: World, id: string): Promise<Person> {
  const { data, error } = await world.service.auth.admin.updateUserById(id, { password: PASSWORD })
  if (error) throw error
  return signInAs(world, { id, email: data.user.email ?? '', password: PASSWORD })
}

type Opened = Awaited<ReturnType<typeof openedBy>>

/** Declines what the counter of a phone's bar leads to. */
async function decline(opened: Opened, { dashboard, invitations }: Texts, brief: string) {
  await using _ = opened
  const { page } = opened
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: dashboard.shortcuts })
  await bar.getByRole('link', { name: new RegExp(`^${dashboard.invitations} \\d`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: invitations.title })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  const received = page.getByRole('list', { name: invitations.list })
  const open = received.getByRole('link', { name: /librairie|bookshop/ })
  await expect(open).toBeVisible()
  expect(await findings(page)).toEqual([])
  await open.click()
  await expect(page.getByText(brief, { exact: true }).last()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await button(page, invitations.decline.action).click()
  await page.getByLabel(invitations.decline.reason).fill('Trop court')
  await button(page, invitations.decline.send).click()
  await expect(page.getByText(invitations.states.declined, { exact: true })).toBeVisible()
}

/** Accepts an invitation; the seat is firm in the weeks of whoever holds it. */
async function accept(opened: Opened, { invitations }: Texts, invitation: string) {
  await using _ = opened
  const { page } = opened
  await page.goto(`/dashboard/invitations?invitation=${invitation}`)
  await button(page, invitations.accept.action).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: invitations.accept.action, exact: true })
    .click()
  await expect(page.getByText(invitations.states.accepted, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/dashboard/invitations?view=weeks')
  await expect(page.getByRole('heading', { level: 1, name: invitations.work.title })).toBeVisible()
  await expect(page.getByText(invitations.work.firmSeat, { exact: true }).first()).toBeVisible()
}

/** Reads why they were proposed, which is told a day later. */
async function readStanding(page: Page, { invitations: { standings } }: Texts) {
  await page.goto('/dashboard/invitations?view=standings')
  await button(page, standings.more).click()
  const answers = page.getByRole('list', { name: standings.list, exact: true })
  await expect(answers.getByRole('listitem')).not.toHaveCount(0)
  expect(await findings(page)).toEqual([])
}

type Labels = { fr: string; en: string }

/** Member with the first task: their session, their name as others read it, and the task's names. */
async function workerOf(world: World, project: string) {
  const [first] = await world.db.query<{ person_id: string; name: string; labels: Labels }>(
    `select person_id, first_name || ' ' || last_name as name, labels from plan_tasks join teams on teams.id = plan_tasks.team_id
       join invitations as held on held.team_id = teams.id and held.role = plan_tasks.role
       join people on people.id = person_id
      where project_id = $1 and held.status = 'accepted' order by position`,
    [project],
  )
  if (first === undefined) throw new Error('The plan has no task')
  return { person: await sessionOf(world, first.person_id), name: first.name, task: first.labels }
}

async function milestonesOf(world: World, project: string, language: string): Promise<string[]> {
  const found = await world.db.query<{ label: string }>(
    `select one -> 'labels' ->> $2 as label
       from plans join teams on teams.id = team_id, jsonb_array_elements(milestones) as one
      where project_id = $1`,
    [project, language],
  )
  return found.map(({ label }) => label)
}

type Work = { plan: string; milestone: string | undefined }

async function finishTask(
  page: Page,
  texts: Texts,
  { plan, task }: { plan: string; task: string },
) {
  const { plan: words } = texts
  await page.goto(`${plan}?view=board`)
  const state = page.getByLabel(words.stateOf.replace('{{task}}', task), { exact: true })
  for (const [to, column] of [
    ['doing', words.states.doing],
    ['done', words.states.done],
  ] as const) {
    await state.selectOption(to)
    await expect(
      page.getByRole('region', { name: column }).getByRole('link', { name: task, exact: true }),
    ).toBeVisible()
  }
}

/** Panel of a milestone, opened from the plan. */
async function milestonePanel(page: Page, { plan, milestone = '' }: Work) {
  await page.goto(plan)
  await page.getByRole('link', { name: milestone, exact: true }).click()
  return page.getByRole('dialog', { name: milestone, exact: true })
}

async function deliver(page: Page, { plan }: Texts, { note, ...work }: Work & { note: string }) {
  const panel = await milestonePanel(page, work)
  await panel.getByLabel(plan.milestone.note).fill(note)
  await panel.getByRole('button', { name: plan.milestone.submit, exact: true }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: note })).toBeVisible()
}

async function askForChanges(page: Page, { plan }: Texts, work: Work) {
  const panel = await milestonePanel(page, work)
  const comment = panel.getByLabel(plan.milestone.comment)
  const ask = panel.getByRole('button', { name: plan.milestone.askChanges, exact: true })
  await ask.click()
  await expect(panel.getByText(plan.milestone.commentMissing, { exact: true })).toBeVisible()
  await expect(comment).toBeFocused()
  expect(await findings(page)).toEqual([])
  await comment.fill('Plus clair')
  await comment.press('Control+Enter') // two buttons could be meant
  await ask.click()
  await expect(
    panel.getByText(plan.milestone.states.changes, { exact: true }).first(),
  ).toBeVisible()
}

async function acceptDelivery(page: Page, { plan }: Texts, work: Work) {
  const panel = await milestonePanel(page, work)
  await panel.getByRole('button', { name: plan.milestone.accept, exact: true }).click()
  await expect(
    panel.getByText(plan.milestone.states.accepted, { exact: true }).first(),
  ).toBeVisible()
}

/** Endorses a skill of somebody who worked for the milestone that is open. */
async function endorse(page: Page, { plan }: Texts, name: string) {
  const skill = page
    .getByRole('dialog')
    .getByRole('list', { name: plan.endorse.skillsOf.replace('{{name}}', name), exact: true })
    .getByRole('button')
    .first()
  await skill.click()
  await expect(skill).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(page)).toEqual([])
}

/** Gives the best feedback in the form that is open. */
async function judge(page: Page, { plan: { feedback } }: Texts, questions: Record<string, string>) {
  const form = page.getByRole('dialog')
  const send = form.getByRole('button', { name: feedback.send, exact: true })
  await send.click()
  await expect(form.getByText(feedback.missing, { exact: true })).toHaveCount(4)
  for (const question of Object.values(questions))
    await form.getByLabel(question, { exact: true }).selectOption('5')
  await form.getByLabel(feedback.again, { exact: true }).selectOption('yes')
  await send.click()
  await expect(form).toBeHidden()
}
