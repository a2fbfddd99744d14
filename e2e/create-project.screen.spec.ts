import { BRIEF_MAX, INVITATION_HOURS } from '@podium/domain'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const BRIEFS = {
  fr: 'Un site vitrine pour notre librairie, avec un design chaleureux. À livrer dans six mois. Pas besoin de boutique en ligne.',
  en: 'A website for our bookshop, with a warm design. To be delivered in six months. No online shop.',
}

const MORE = {
  fr: 'Il nous faut aussi une photographe.',
  en: 'We also need a photographer.',
}

/** PDF of one line. */
const pdfOf = (line: string) =>
  Buffer.from(
    `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 900 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${line.length + 33}>> stream
BT /F1 12 Tf 10 100 Td (${line}) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>> endobj
trailer <</Root 1 0 R>>
%%EOF`,
    'latin1',
  )

test('a client describes a project, corrects what was understood, compares three teams and chooses one', async ({
  page,
  world,
  texts,
  language,
}) => {
  const { dashboard, ownProjects, projects } = texts
  await hireProfessionals(world.db)
  const client = await world.signUp()
  await openAs(page, '/dashboard', client)
  await page.getByRole('link', { name: dashboard.createProject, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: projects.title })).toBeVisible()

  // Describe, by a file; its text is there again after a reload.
  const brief = page.getByLabel(projects.start.label, { exact: true })
  const add = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: projects.start.file.add }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  await add('brief.odt', Buffer.from('none'))
  const { kind } = projects.start.file.problems
  await expect(page.getByText(kind.replace('{{name}}', 'brief.odt'))).toBeVisible()
  await add('brief.pdf', pdfOf(BRIEFS[language]))
  await expect(brief).toHaveValue(BRIEFS[language])
  await page.reload()
  await expect(brief).toHaveValue(BRIEFS[language])
  await page.getByRole('button', { name: projects.start.submit }).click()
  await expect(page.getByRole('heading', { name: projects.brief.title })).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await expect(page.getByText(projects.brief.unclear)).toHaveCount(0)
  // The focus stays near, though the button that had it has gone.
  await expect(page.locator('#content')).toBeFocused()
  expect(await findings(page)).toEqual([])

  // Answer what is asked, leave the rest.
  const budget = page.getByLabel(projects.questions.budget)
  const send = page.getByRole('button', { name: projects.conversation.send })
  await budget.fill('1'.repeat(BRIEF_MAX + 1))
  await send.click()
  await expect(budget).toBeFocused()
  await expect(budget).toHaveAccessibleDescription(
    texts.common.length.tooMany_one.replace('{{count}}', '1'),
  )
  await budget.fill('20 000 €')
  const more = page.getByLabel(projects.conversation.more)
  await expect(more).toHaveCount(0)
  await add('more.txt', Buffer.from(MORE[language]))
  await expect(more).toHaveValue(MORE[language])
  const added = page.getByText(/more\.txt/)
  await expect(added).toBeVisible()
  await send.click()
  const said = page.getByRole('list').filter({ hasText: MORE[language] })
  await expect(said).toContainText('20 000 €')
  await expect(added).toBeHidden()
  await expect(page.getByLabel(/Budget total|Total budget/)).toHaveValue('20000')
  const leave = page.getByRole('button', { name: projects.conversation.leave })
  const form = page.getByRole('button', { name: projects.teams.form })
  await expect(leave.or(form)).toBeVisible()
  if (await leave.isVisible()) await leave.click()
  await expect(form).toBeVisible()

  // Correct.
  await page.getByLabel(/Budget total|Total budget/).fill('18000')
  await page.getByRole('button', { name: projects.brief.save, exact: true }).click()
  await expect(page.getByText(`(${projects.brief.corrected})`)).toBeVisible()
  // Each correction is confirmed by what it changed; that the brief is ready is said once.
  const { conversation, corrections } = projects
  const talk = page.getByRole('region', { name: conversation.title, exact: true })
  const [noted = ''] = conversation.noted.split('{{')
  await expect(talk.getByText(new RegExp(`^${noted}.*18.000`))).toBeVisible()
  const [label = ''] = corrections.label.split('{{')
  const chip = page.getByRole('button', { name: label }).first()
  const name = (await chip.getAttribute('aria-label')) ?? ''
  const correct = async (change: 'drop' | 'restore') => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('menuitem', { name: corrections[change], exact: true }).click()
  }
  await correct('drop')
  const [without = ''] = conversation.changed.drop.split('{{')
  await expect(talk.getByText(new RegExp(`^${noted}${without}`))).toHaveCount(1)
  await correct('restore')
  await expect(talk.getByText(new RegExp(`^${noted}`))).toHaveCount(3)
  await expect(talk.getByText(projects.replies.ready)).toHaveCount(1)
  expect(await findings(page)).toEqual([])

  // Compare, and ask for less money than any team costs: the teams stay, also for another visit.
  await form.click()
  const table = page.getByRole('table', { name: projects.teams.title })
  await expect(table).toBeVisible()
  await expect(page.getByRole('region', { name: projects.teams.title })).toBeFocused()
  await expect(
    table.getByRole('columnheader', { name: projects.kindsOfTeam.economy }),
  ).toBeVisible()
  // Nobody is a photographer: their row is there, and the changes say what they are enough for.
  const photographer = { fr: /photographe/i, en: /photographer/i }[language]
  await expect(table.getByRole('row', { name: photographer })).toContainText(projects.teams.open)
  await expect(page.getByText(projects.teams.relaxToFill, { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const ceiling = page.getByRole('spinbutton', { name: /Budget de l’équipe|Team budget/ })
  const impossible = page.getByText(projects.teams.impossible, { exact: true })
  const dearer = page.getByText(projects.figures.ofBudget.replace('{{share}}', '').trim())
  await expect(dearer.first()).toBeVisible()
  const long = 'Rendre facultatif « photographie » pour le rôle « responsable de la communication »'
  await page.route('**/api/projects/*/formations', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    const [first] = json.impossible?.relaxations ?? []
    if (first) json.impossible.relaxations.push({ ...first, text: long })
    await route.fulfill({ response: answer, json })
  })
  await ceiling.fill('500')
  await expect(impossible).toBeVisible()
  await expect(table).toBeVisible()
  // They are those of the brief, and no share of another budget stands beside them.
  await expect(page.getByRole('heading', { name: projects.teams.former.brief })).toBeVisible()
  await expect(dearer).toHaveCount(0)
  expect(await findings(page)).toEqual([])

  // The smallest changes that are enough are buttons; a correction of the brief forms the teams anew at once.
  const enough = page.getByText(projects.teams.relax, { exact: true }).locator('xpath=..')
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(enough.getByRole('button', { name: long, exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page.setViewportSize({ width, height })
  await page.unrouteAll({ behavior: 'wait' })
  await enough.getByRole('button').first().click()
  await expect(impossible).toHaveCount(0)
  await page.getByLabel(/Budget total|Total budget/).fill('17500')
  await page.getByRole('button', { name: projects.brief.save, exact: true }).click()
  await expect(talk.getByText(new RegExp(`^${noted}.*17.500`))).toBeVisible()
  await expect(table).toBeVisible()
  await expect(ceiling).toHaveValue('17500')
  await expect(form).toHaveCount(0)
  await page.reload()
  await expect(table).toBeVisible()
  await expect(page.getByText(projects.teams.impossible, { exact: true })).toHaveCount(0)

  // Choose what was changed elsewhere meanwhile: the project is shown as it is now.
  const choice = projects.choose.action.replace('{{team}}', projects.kindsOfTeam.economy)
  const question = page.getByRole('alertdialog')
  const choose = async () => {
    await page.getByRole('button', { name: choice }).click()
    await expect(question).toContainText(new RegExp(`Developer.*Designer.*€.*${INVITATION_HOURS}`))
    await question.getByRole('button', { name: projects.choose.confirm, exact: true }).click()
  }
  const { data } = await client.auth.getSession()
  const id = new URL(page.url()).searchParams.get('project')
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  const changed = await page.request.post(`/api/projects/${id}/corrections`, {
    headers,
    data: { change: 'budget', max: 19_000 },
  })
  expect(changed.status()).toBe(200)
  await choose()
  await expect(page.getByText(texts.errors.project_step)).toBeVisible()
  await form.click()
  await expect(table).toBeVisible()

  // Choose, on a phone far below where the story goes on; another visit finds the team.
  await page.setViewportSize({ width: 390, height: 844 })
  const step = page.getByRole('radio', { name: projects.kindsOfTeam.economy })
  await page
    .getByText(projects.kindsOfTeam.economy, { exact: true })
    .filter({ visible: true })
    .click()
  await expect(step).toBeChecked()
  expect(await findings(page)).toEqual([])
  await choose()
  const chosen = page.getByRole('heading', {
    name: projects.chosen.title.replace('{{team}}', projects.kindsOfTeam.economy),
  })
  await expect(chosen).toBeFocused()
  await expect(chosen).toBeInViewport()
  const [nobody = ''] = projects.chosen.openRoles.split('{{')
  await expect(page.getByText(new RegExp(`^${nobody}${photographer.source}`, 'i'))).toBeVisible()
  await page.reload()
  await expect(chosen).toBeVisible()

  // Whoever is invited would read no name: the hint leads to the field, and goes once it is filled in.
  const nameless = page.getByText(projects.chosen.invite.nameless)
  await expect(nameless).toBeVisible()
  await page.getByRole('link', { name: projects.chosen.invite.addName, exact: true }).click()
  await expect(page.locator('#content [autocomplete=given-name]')).toBeFocused()
  await client.from('profiles').update({ first_name: 'Awa' }).eq('id', client.id).throwOnError()
  await page.goto(`/dashboard/create-project?project=${id}`)
  await expect(chosen).toBeVisible()
  await expect(nameless).toHaveCount(0)

  // The list says what is next, and the dashboard leads there; a new project is a button away.
  await page.goto('/dashboard')
  const own = page.getByRole('region', { name: ownProjects.title })
  await own.getByRole('link', { name: ownProjects.next.invite, exact: true }).click()
  await expect(chosen).toBeVisible()
  await page.goto('/dashboard/create-project')
  await expect(page.getByText(ownProjects.next.invite, { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: ownProjects.new, exact: true }).click()
  await expect(brief).toBeFocused()

  // A brief in another language.
  const foreign = await page.request.post('/api/projects', {
    headers,
    data: { text: 'Wir brauchen einen neuen Auftritt für unsere Bäckerei.' },
  })
  await page.goto(`/dashboard/create-project?project=${(await foreign.json()).id}`)
  await expect(page.getByText(projects.brief.unclear)).toBeVisible()
})
