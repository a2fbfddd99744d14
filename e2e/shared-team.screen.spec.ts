import { projectDetail } from '@podium/domain'
import type { Person, World } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const BRIEF =
  'A website for our bookshop, with a warm design. Budget 20000 €, to be delivered in six months.'

/** Project with teams to choose from. */
async function formTeams({ url }: World, client: Person) {
  const { data } = await client.auth.getSession()
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    return projectDetail.parse(await response.json())
  }
  const { id } = await post('/projects', { text: BRIEF })
  return post(`/projects/${id}/formations`, {})
}

test('a client shows a team to a visitor by a link, and revokes it', async ({
  page,
  browser,
  world,
  texts: { common, projects, teamShares },
}) => {
  await hireProfessionals(world.db)
  const client = await world.signUp()
  const { id, title, formation } = await formTeams(world, client)
  const names = formation?.teams.flatMap(({ members }) => members.map(({ person }) => person.name))
  await openAs(page, `/dashboard/create-project?project=${id}`, client)
  await page.getByRole('button', { name: teamShares.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: teamShares.title, exact: true })
  await dialog.getByLabel(teamShares.cost, { exact: true }).uncheck()
  await dialog.getByRole('button', { name: teamShares.make, exact: true }).click()
  const field = dialog.getByLabel(teamShares.address, { exact: true })
  await expect(field).toHaveValue(/\/shared-team#[\w-]{43}$/)
  await expect(dialog.getByText(teamShares.unread)).toBeVisible()
  expect(await findings(page)).toEqual([])

  const address = await field.inputValue()
  const visitor = await browser.newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(visitor.getByText(projects.figures.coverage, { exact: true })).toBeVisible()
  await expect(visitor.getByText(projects.figures.cost, { exact: true })).toHaveCount(0)
  const shown = await visitor.locator('#content').innerText()
  expect(names?.filter((name) => name === null || shown.includes(name))).toEqual([])
  expect(await findings(visitor)).toEqual([])

  await dialog.getByRole('button', { name: teamShares.revokeLink.slice(0, 8) }).click()
  await page
    .getByRole('alertdialog', { name: teamShares.revokeTitle, exact: true })
    .getByRole('button', { name: teamShares.revoke, exact: true })
    .click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(dialog.getByText(teamShares.unread)).toHaveCount(0)
  await expect(dialog.getByRole('heading', { name: teamShares.links })).toHaveCount(0)
  await visitor.reload()
  await expect(
    visitor.getByRole('heading', { level: 1, name: teamShares.page.unknown }),
  ).toBeVisible()
  await visitor.close()
  await dialog.getByRole('button', { name: common.close, exact: true }).click()
  await expect(page.getByRole('button', { name: teamShares.open, exact: true })).toBeFocused()
})
