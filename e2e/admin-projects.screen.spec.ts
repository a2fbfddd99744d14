import { projectDetail } from '@podium/domain'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPhone } from './open-phone.ts'
import { openAs } from './sign-in.ts'
import { TOO_SMALL } from './touch-targets.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux. Budget 20 000 €, à livrer dans six mois.'

test('an admin finds a project, reads why its teams were formed, forms them again, sees who is proposed, and changes a seat', async ({
  page,
  browser,
  world,
  texts: { admin: area, adminProjects },
  language,
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
    return projectDetail.parse(await response.json())
  }
  const { id, title } = await post('', { text: BRIEF })
  const { formation } = await post(`/${id}/formations`, {})
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

  // A thumb reaches everything of it on a phone.
  const touch = await openPhone(browser, { baseURL: world.url, locale: language })
  const phone = await touch.newPage()
  await openAs(phone, page.url(), admin)
  await expect(phone.getByRole('link', { name: adminProjects.panel.audit })).toBeVisible()
  expect(await phone.evaluate<string[]>(TOO_SMALL)).toEqual([])
  await touch.close()

  const opener = project.getByRole('button', {
    name: adminProjects.panel.recordOf.split('{{')[0] ?? '',
  })
  await opener.press('Enter')
  const record = page.getByRole('dialog', { name: adminProjects.record.title, exact: true })
  const back = record.getByRole('button', { name: adminProjects.record.back })
  await expect(back).toBeFocused()
  // It begins with its facts; what forms them again comes last.
  const { asked, market, teams, method, again } = adminProjects.record
  await expect(record.getByRole('heading', { level: 3 })).toHaveText([
    ...[asked, market, teams, method, again],
  ])
  await record.getByRole('button', { name: again }).press('Enter')
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

  // The team is chosen and invited meanwhile; an admin takes somebody off a seat.
  await post(`/${id}/team`, { formation_id: formation?.id, kind: formation?.teams[0]?.kind })
  const { team } = await post(`/${id}/invitations`, {})
  const { role = '', labels } = team?.seats[0] ?? {}
  await page.goto(`/admin/projects?project=${id}`)
  const { override } = adminProjects
  const seat = labels?.[language] ?? role
  const open = project.getByRole('button', {
    name: override.open.replace('{{role}}', seat),
    exact: true,
  })
  // The name of a long role breaks; the button stays within the panel.
  const isWithin = await open.evaluate((button) => {
    const text = button.querySelector('svg')?.parentElement ?? button
    const before = [...text.childNodes]
    text.append(' of many words'.repeat(12))
    const { right = 0 } = button.parentElement?.getBoundingClientRect() ?? {}
    const fits = button.getBoundingClientRect().right <= right
    text.replaceChildren(...before)
    return fits
  })
  expect(isWithin).toBe(true)
  await open.press('Enter')
  const save = project.getByRole('button', { name: override.save, exact: true })
  await save.press('Enter')
  const reason = project.getByLabel(override.reason)
  await expect(project.getByText(override.blank)).toBeVisible()
  await expect(reason).toBeFocused()
  expect(await findings(page)).toEqual([])
  await reason.fill('On sick leave')
  await save.press('Enter')
  await expect(reason).toBeHidden()
  await expect(project).toContainText('On sick leave')
})
