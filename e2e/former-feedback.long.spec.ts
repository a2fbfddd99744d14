import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { callApi } from './call-api.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('who left after they had done something gives feedback from their invitation', async ({
  page,
  world,
  texts,
  language,
}) => {
  const { plan, invitations, dashboard } = texts
  await hireProfessionals(world.db, 2)
  const client = await world.signUp()
  const { id, members } = await staffProject(world, client)
  const [first, second] = await Promise.all(members.map((one) => signInAs(world, one)))
  if (first === undefined || second === undefined) throw new Error('The team is too small')
  const [held] = await world.db.query<{ id: string; task: string }>(
    `select invitations.id, task from invitations join plan_tasks using (team_id, role)
      where person_id = $1 order by position limit 1`,
    [first.id],
  )
  const call = (by: typeof client, method: string, path: string, sent?: object) =>
    callApi(world, by, { method, path, sent })
  const tasks = `/projects/${id}/plan/tasks`
  await call(first, 'PATCH', `${tasks}/${held?.task}`, { state: 'done' })
  const reason = language === 'fr' ? 'Autre contrat' : 'Another contract'
  await call(first, 'POST', `/invitations/${held?.id}/departure`, { reason })

  // Before the delivery there is nothing to say yet.
  await openAs(page, `/dashboard/projects/${id}/feedback`, first)
  await expect(page.getByText(plan.feedback.page.early)).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: dashboard.label, exact: true })
  const entry = sidebar.getByRole('link', { name: new RegExp(`^${dashboard.invitations}`) })
  await expect(entry).toHaveAttribute('aria-current', 'page')

  const milestones = await world.db.query<{ id: string }>(
    `select one ->> 'id' as id from plans join teams on teams.id = team_id, jsonb_array_elements(milestones) as one
      where project_id = $1`,
    [id],
  )
  for (const { id: milestone } of milestones) {
    const path = `/projects/${id}/plan/milestones/${milestone}`
    await call(second, 'POST', `${path}/deliveries`, { note: 'x', link: '' })
    await call(client, 'POST', `${path}/answer`, { version: 1, answer: 'accepted' })
  }
  await page.goto(`/dashboard/invitations?invitation=${held?.id}`)
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: invitations.feedback, exact: true }).click()
  await expect(page.getByRole('heading', { name: plan.feedback.title })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page
    .getByRole('button', { name: new RegExp(plan.feedback.unnamedClient.giveTo) })
    .or(
      page.getByRole('button', {
        name: new RegExp(plan.feedback.giveTo.replace('{{name}}', '.+')),
      }),
    )
    .click()
  const dialog = page.getByRole('dialog')
  for (const question of ['quality', 'timeliness', 'communication'] as const) {
    await dialog.getByLabel(plan.feedback.questions.client[question]).selectOption('5')
  }
  await dialog.getByLabel(plan.feedback.again).selectOption('yes')
  await dialog.getByRole('button', { name: plan.feedback.send }).click()
  await expect(page.getByText(plan.feedback.waiting)).toBeVisible()

  // What was the team's stays closed.
  await page.goto(`/dashboard/projects/${id}/plan`)
  await expect(page.getByText(plan.gone)).toBeVisible()
})
