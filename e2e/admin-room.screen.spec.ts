import { hireProfessionals } from '@podium/testing/hire-professionals'
import { staffProject } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const REASONS = { fr: 'Plainte reçue le 3 novembre', en: 'Complaint of 3 November' }

test('an admin reads a room for a reason, which shows in the room and leaves an audit entry', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { adminProjects, plan, audit } = texts
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id } = await staffProject(world, client)
  await world.db.query(
    `insert into room_messages (project_id, position, author_id, text)
     select $1, number, $2, 'Message ' || number || '.' from generate_series(1, 52) as number`,
    [id, client.id],
  )
  const admin = await world.signUp({ role: 'admin' })
  const reason = REASONS[language]

  await openAs(page, `/admin/projects?project=${id}`, admin)
  const panel = page.getByRole('dialog')
  const button = (name: string) => panel.getByRole('button', { name, exact: true })
  await button(adminProjects.room.read).click()
  await button(adminProjects.room.open).click()
  await expect(panel.getByText(adminProjects.room.blank)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await panel.getByLabel(adminProjects.room.reason).fill(reason)
  await button(adminProjects.room.open).click()
  await expect(panel.getByText('Message 52.', { exact: true })).toBeVisible()
  await expect(panel.getByText('Message 2.', { exact: true })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await button(adminProjects.room.earlier).click()
  await expect(panel.getByText('Message 2.', { exact: true })).toBeVisible()
  await expect(button(adminProjects.room.earlier)).toHaveCount(0)

  // The log has it once, without the reason.
  await panel.getByRole('link', { name: adminProjects.panel.audit, exact: true }).click()
  await expect(
    page.getByText(audit.actions.project.read_room).filter({ visible: true }).first(),
  ).toBeVisible()
  const entries = await world.db.query(
    `select details from audit_log where action = 'project.read_room' and target_id = $1`,
    [id],
  )
  expect(entries).toEqual([{ details: {} }])

  // The people of the room read the reason.
  const context = await browser.newContext({ baseURL: world.url, locale: language })
  const own = await context.newPage()
  await openAs(own, `/dashboard/projects/${id}/room`, client)
  const readings = own.getByRole('list', { name: plan.room.people.readings, exact: true })
  await expect(readings.getByText(reason)).toBeVisible()
  expect(await findings(own)).toEqual([])
  await context.close()
})
