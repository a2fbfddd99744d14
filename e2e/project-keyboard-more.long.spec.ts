import { readFile } from 'node:fs/promises'
import { projectDetail } from '@podium/domain'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { callApi } from './call-api.ts'
import { expect, test } from './fixtures.ts'
import { byKeyboard } from './keyboard.ts'
import { openAs } from './sign-in.ts'
import { unzip } from './unzip.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux. Budget 20 000 €, à livrer dans six mois.'

test('a client refuses a milestone, reads the timeline and keeps the archive by keyboard alone', async ({
  page,
  world,
  texts,
  language,
}) => {
  const { plan } = texts
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const [milestone] = await world.db.query<{ id: string; label: string }>(
    `select one ->> 'id' as id, one -> 'labels' ->> $2 as label
       from plans join teams on teams.id = team_id, jsonb_array_elements(milestones) as one where project_id = $1`,
    [id, language],
  )
  const label = milestone?.label ?? ''
  const [member] = await world.db.query<{ person_id: string }>(
    `select person_id from plan_tasks join invitations using (team_id, role) join teams on teams.id = team_id
      where project_id = $1 and milestone = $2 and invitations.status = 'accepted'`,
    [id, milestone?.id],
  )
  const worker = members.find((one) => one.id === member?.person_id)
  if (worker === undefined) throw new Error('Nobody works for the first milestone')
  await callApi(world, await signInAs(world, worker), {
    method: 'POST',
    path: `/projects/${id}/plan/milestones/${milestone?.id}/deliveries`,
    sent: { note: 'Version 1', link: '' },
  })
  const { tabTo, press, write, expectFocusKept } = byKeyboard(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('refuses a delivery: the comment first, then the answer', async () => {
    await openAs(page, `/dashboard/projects/${id}/plan`, client)
    const link = page.getByRole('link', { name: label, exact: true })
    await press(link)
    const panel = page.getByRole('dialog', { name: label, exact: true })
    const ask = panel.getByRole('button', { name: plan.milestone.askChanges, exact: true })
    const comment = panel.getByLabel(plan.milestone.comment)
    await press(ask)
    await expect(comment).toBeFocused()
    await page.keyboard.insertText('Plus clair')
    await press(ask)
    await expect(
      panel.getByText(plan.milestone.states.changes, { exact: true }).first(),
    ).toBeVisible()
    await expectFocusKept()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(link).toBeFocused()
  })

  await test.step('scrolls the timeline, and opens a task of it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const views = page.getByRole('button', { name: plan.views.timeline, exact: true })
    await page.goto(`/dashboard/projects/${id}/plan`)
    await press(views)
    await expect(page).toHaveURL(/view=timeline/)
    await expectFocusKept()
    const timeline = page.getByRole('region', { name: plan.timeline.label, exact: true })
    await tabTo(timeline)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => timeline.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
    const task = timeline.getByRole('link').first()
    await press(task)
    const panel = page.getByRole('dialog')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(task).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('writes in the room, and keeps the whole project', async () => {
    const { archive, write: message } = plan.room
    await page.goto(`/dashboard/projects/${id}/room`)
    await write(page.getByLabel(message.label, { exact: true }), 'Lundi')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('log').getByText('Lundi', { exact: true })).toBeVisible()
    const save = button(archive.save)
    const saved = page.waitForEvent('download')
    await tabTo(save, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const entries = unzip(await readFile(await (await saved).path()))
    expect(String(entries.get(archive.textName))).toContain('Lundi')
    await expect(save).toBeFocused()
  })
})

test('an admin reads a project, its record and the figures by keyboard alone', async ({
  page,
  world,
  texts: { adminProjects },
}) => {
  const [admin, client] = await Promise.all([world.signUp({ role: 'admin' }), world.signUp()])
  await hireProfessionals(world.db, 2)
  const sent = { text: BRIEF }
  const made = await callApi(world, client, { method: 'POST', path: '/projects', sent })
  const { id, title } = projectDetail.parse(await made.json())
  await callApi(world, client, { method: 'POST', path: `/projects/${id}/formations`, sent: {} })
  const { press, write, tabTo, expectFocusKept } = byKeyboard(page)
  await openAs(page, '/admin/projects', admin)

  await write(page.getByRole('searchbox', { name: adminProjects.search }), client.email)
  await expect(page).toHaveURL(/search=/)
  const rows = page.getByRole('list', { name: adminProjects.list }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const row = rows.getByRole('button', { name: title })
  await press(row)
  const project = page.getByRole('dialog', { name: adminProjects.panel.title, exact: true })
  const opener = project.getByRole('button', {
    name: adminProjects.panel.recordOf.split('{{')[0] ?? '',
  })
  await press(opener)
  const record = page.getByRole('dialog', { name: adminProjects.record.title, exact: true })
  await press(record.getByRole('button', { name: adminProjects.record.again }))
  await expect(record.getByRole('status')).toContainText(adminProjects.record.same)
  await expectFocusKept()
  await tabTo(record.getByRole('button', { name: adminProjects.record.back }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(project).toBeHidden()
  await expect(row).toBeFocused()

  const { exposure, views } = adminProjects.figures
  const figures = page.getByRole('button', { name: views.figures, exact: true })
  await tabTo(figures, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: exposure.table })).toBeVisible()
  await expect(figures).toBeFocused()
})
