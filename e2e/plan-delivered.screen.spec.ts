import type { Page } from '@playwright/test'
import type { Person, World } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { expect, type Texts, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const DAY_MS = 86_400_000

const FEEDBACK = { quality: 5, timeliness: 4, communication: 5, again: true, comment: null }

test('what a client accepted is done on its day, whatever was planned since; what is typed stays', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { dashboard, plan } = texts
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ role: 'professional' })
  const { id, members } = await staffProject(world, client)
  const address = `/dashboard/projects/${id}/plan`
  const [first, ...rest] = await milestonesOf(world, { id, language })
  const openTasks = new RegExp(plan.milestone.openTasks_other.replace('{{count, number}}', '\\d+'))

  // A note survives its panel until it is sent.
  const elsewhere = await browser.newContext({ baseURL: world.url, locale: language })
  const own = await elsewhere.newPage()
  await own.clock.install()
  const [someone] = members
  if (first === undefined || someone === undefined) throw new Error('There is no plan')
  const member = await signInAs(world, someone)
  await openAs(own, `${address}?milestone=${first.id}`, member)
  const note = own.getByLabel(plan.milestone.note, { exact: true })
  await note.fill('Maquettes')
  await own.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await own.getByRole('link', { name: first.name, exact: true }).click()
  await expect(note).toHaveValue('Maquettes')
  await expect(own.getByText(openTasks)).toBeVisible()
  await own.getByRole('button', { name: plan.milestone.submit, exact: true }).click()
  await expect(own.getByText(plan.milestone.states.waiting).first()).toBeVisible()
  // Work of a project of others comes by an invitation.
  await own.keyboard.press('Escape')
  await expect(sidebarLink(own, texts, dashboard.invitations)).toHaveAttribute(
    'aria-current',
    'page',
  )

  // The project is the client's own, though they are a professional.
  await openAs(page, `${address}?milestone=${first.id}`, client)
  const unfinished = page.getByText(openTasks)
  await expect(unfinished).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: plan.milestone.accept, exact: true }).click()
  await expect(page.getByText(plan.milestone.states.accepted).first()).toBeVisible()
  await expect(unfinished).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sidebarLink(page, texts, dashboard.createProject)).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(sidebarLink(page, texts, dashboard.invitations)).not.toHaveAttribute('aria-current')

  // Its open tasks are done in every view, and its day is that of the acceptance.
  const tasks = page.getByRole('list', { name: plan.tasksOf.replace('{{name}}', first.name) })
  await expect(tasks.getByRole('listitem').first()).toBeVisible()
  await expect(tasks.getByText(plan.states.todo, { exact: true })).toHaveCount(0)
  await expect(tasks.getByRole('combobox')).toHaveCount(0)
  const accepted = new RegExp(plan.milestone.acceptedOn.replace('{{day}}', '.+'))
  await expect(page.getByText(accepted)).toHaveCount(1)
  expect(await findings(page)).toEqual([])
  // Who looks at the plan meanwhile reads it within ten seconds.
  await own.clock.runFor(10_000)
  await expect(own.getByText(accepted)).toHaveCount(1)

  // A date that was placed late is no date of the delivered project.
  await placeLate(world, client, id)
  await page.reload()
  const behind = new RegExp(plan.figures.late_other.replace('{{count, number}}', '\\d+'))
  const drift = new RegExp(plan.drift.late.replace('+{{days, number}}', '\\+\\d+'))
  await expect(page.getByText(behind).first()).toBeVisible()
  await expect(page.getByText(drift).first()).toBeVisible()
  for (const milestone of rest)
    await deliver(world, { id, member, client, milestone: milestone.id })
  await page.reload()
  await expect(page.getByText(plan.figures.delivered, { exact: true })).toBeVisible()
  await expect(page.getByText(accepted)).toHaveCount(1 + rest.length)
  await expect(page.getByText(behind)).toHaveCount(0)
  // Who changed the plan without a name is the client, too.
  await expect(page.getByText(plan.history.somebody)).toHaveCount(0)
  await expect(page.getByText(drift)).toHaveCount(0)

  // Who has said all they had to say is not asked for it again.
  const [asked = ''] = plan.feedback.until.split('{{')
  const [given = ''] = plan.feedback.untilRead.split('{{')
  await expect(page.getByText(asked)).toBeVisible()
  for (const { id: person } of members)
    await call(world, client, `/projects/${id}/feedback/${person}`, FEEDBACK, 'PUT')
  await page.reload()
  await expect(page.getByText(given)).toBeVisible()
  await expect(page.getByText(asked)).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await elsewhere.close()
})

const sidebarLink = (page: Page, { dashboard }: Texts, name: string) =>
  page
    .getByRole('navigation', { name: dashboard.label, exact: true })
    .getByRole('link', { name: new RegExp(`^${name}`) })

type Project = { id: string; language: 'fr' | 'en' }

const milestonesOf = (world: World, { id, language }: Project) =>
  world.db.query<{ id: string; name: string }>(
    `select one ->> 'id' as id, one #>> array['labels', $2] as name
       from plans join teams on teams.id = team_id, jsonb_array_elements(milestones) as one where project_id = $1`,
    [id, language],
  )

/** Places the last task of a plan two months later, for its client. */
async function placeLate(world: World, client: Person, id: string) {
  const [task] = await world.db.query<{ task: string; start: string; version: number }>(
    `select task, plan_tasks.start_on::text as start, version from plan_tasks join plans using (team_id)
       join teams on teams.id = team_id where project_id = $1 order by position desc limit 1`,
    [id],
  )
  const start = new Date(Date.parse(task?.start ?? '') + 56 * DAY_MS).toISOString().slice(0, 10)
  await call(world, client, `/projects/${id}/plan/versions`, {
    version: task?.version,
    changes: [{ kind: 'move', task: task?.task, start }],
  })
}

type Delivered = { id: string; member: Person; client: Person; milestone: string }

async function deliver(world: World, { id, member, client, milestone }: Delivered) {
  const path = `/projects/${id}/plan/milestones/${encodeURIComponent(milestone)}`
  await call(world, member, `${path}/deliveries`, { note: 'Prêt', link: '' })
  await call(world, client, `${path}/answer`, { version: 1, answer: 'accepted' })
}

type Method = 'POST' | 'PUT'

async function call(
  { url }: World,
  person: Person,
  path: string,
  body: object,
  method: Method = 'POST',
) {
  const { data } = await person.auth.getSession()
  const response = await fetch(`${url}/api${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  })
  expect([path, response.ok]).toEqual([path, true])
}
