import { hireProfessionals } from '@podium/testing/hire-professionals'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux. Budget 20 000 €, à livrer dans six mois.'

test('an admin finds a project, reads why its teams were formed, forms them again, and sees who is proposed', async ({
  page,
  world,
  texts: { admin: area, adminProjects },
}) => {
  const [admin, client] = await Promise.all([world.signUp({ role: 'admin' }), world.signUp()])
  await hireProfessionals(world.db)
  const { data } = await client.auth.getSession()
  const post = async (path: string, sent: object) => {
    const response = await fetch(`${world.url}/api/projects${path}`, {
      method: 'POST',
      body: JSON.stringify(sent),
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    return (await response.json()) as { id: string; title: string }
  }
  const { id, title } = await post('', { text: BRIEF })
  await post(`/${id}/formations`, {})
  await openAs(page, '/admin', admin)
  await page
    .getByRole('navigation', { name: area.label })
    .getByRole('link', { name: new RegExp(`^${area.projects}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: area.projects })).toBeVisible()

  await page.getByRole('searchbox', { name: adminProjects.search }).fill(client.email)
  await expect(page).toHaveURL(/search=/)
  await page.getByLabel(adminProjects.state, { exact: true }).selectOption('formed')
  await expect(page).toHaveURL(/state=formed/)
  const rows = page.getByRole('list', { name: adminProjects.list }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: title }).press('Enter')
  const project = page.getByRole('dialog', { name: adminProjects.panel.title, exact: true })
  await expect(project).toContainText(adminProjects.panel.noTeam)
  expect(await findings(page)).toEqual([])

  const opener = project.getByRole('button', {
    name: adminProjects.panel.recordOf.split('{{')[0] ?? '',
  })
  await opener.press('Enter')
  const record = page.getByRole('dialog', { name: adminProjects.record.title, exact: true })
  const back = record.getByRole('button', { name: adminProjects.record.back })
  await expect(back).toBeFocused()
  await record.getByRole('button', { name: adminProjects.record.again }).press('Enter')
  await expect(record.getByRole('status')).toContainText(adminProjects.record.same)
  expect(await findings(page)).toEqual([])

  await back.press('Enter')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(project).toBeHidden()
  await expect(rows.getByRole('button', { name: title })).toBeFocused()

  const { exposure, views } = adminProjects.figures
  await page.getByRole('button', { name: views.figures, exact: true }).press('Enter')
  await expect(page.getByRole('table', { name: exposure.table })).toBeVisible()
  await expect(page.getByRole('button', { name: views.figures, exact: true })).toBeFocused()
  expect(await findings(page)).toEqual([])
})
