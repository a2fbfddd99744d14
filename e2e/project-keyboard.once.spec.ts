import { projectDetail } from '@podium/domain'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { callApi } from './call-api.ts'
import { expect, test } from './fixtures.ts'
import { holdAnswer } from './hold-answer.ts'
import { byKeyboard } from './keyboard.ts'
import { openAs } from './sign-in.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.'

test('a client comes from a sentence to an invited team by keyboard alone, and the focus is never lost', async ({
  page,
  world,
  texts,
}) => {
  const { projects } = texts
  await hireProfessionals(world.db)
  const client = await world.signUp()
  const { keyboard } = page
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const { tabTo, press, write, expectFocusKept, choose } = byKeyboard(page)
  let formation: Awaited<ReturnType<typeof holdAnswer>>

  await test.step('describes the project', async () => {
    await openAs(page, '/dashboard/create-project', client)
    await write(page.getByLabel(projects.start.label, { exact: true }), BRIEF)
    await press(button(projects.start.submit))
    await expect(page.getByRole('heading', { name: projects.brief.title })).toBeVisible()
    await expectFocusKept()
    await expect(button(projects.teams.form)).toBeVisible()
    await expectFocusKept()
  })

  await test.step('makes a skill optional, and corrects the budget', async () => {
    const chip = page
      .getByRole('button', {
        name: new RegExp(projects.corrections.label.replace('{{requirement}}', '.+')),
      })
      .first()
    const correction = await holdAnswer(page, '**/corrections')
    await tabTo(chip, 'Shift+Tab')
    await keyboard.press('Enter')
    const entry = page.getByRole('menuitem', { name: projects.corrections.optional })
    await choose(entry)
    await expect(entry).toBeHidden()
    await expectFocusKept()
    const budget = page.getByLabel(/Budget total/)
    await write(budget, '18000')
    await correction.release()
    await expect(page.getByText(`(${projects.brief.corrected})`)).toHaveCount(1)
    await expect(budget).toBeFocused()
    await expect(budget).toHaveValue('18000')
    await press(button(projects.brief.save))
    await expect(page.getByText(`(${projects.brief.corrected})`)).toHaveCount(2)
    await expectFocusKept()
  })

  await test.step('forms teams, keeps somebody, and asks for another quality', async () => {
    await press(button(projects.teams.form))
    await expect(page.getByRole('region', { name: projects.teams.title })).toBeFocused()
    const member = page
      .getByRole('button', { name: new RegExp(projects.members.label.replace('{{name}}', '.+')) })
      .first()
    await press(member)
    const keep = page.getByRole('menuitem', { name: projects.members.lock })
    await choose(keep)
    await expect(page.getByText(`(${projects.members.locked})`).first()).toBeVisible()
    await expectFocusKept()
    await expect(member).toBeFocused()
    const quality = page.getByRole('spinbutton', { name: /Qualité minimale/ })
    await tabTo(quality, 'Shift+Tab')
    formation = await holdAnswer(page, '**/formations')
    await keyboard.press('ArrowUp')
    await expectFocusKept()
  })

  await test.step('chooses a team, and invites it', async () => {
    const choose = button(projects.choose.action.replace('{{team}}', projects.kindsOfTeam.economy))
    const question = page.getByRole('alertdialog')
    const confirm = question.getByRole('button', { name: projects.choose.confirm, exact: true })
    // The question is about the teams on screen: those that come meanwhile nobody has seen.
    await press(choose)
    await formation.release()
    await expect(page.getByText(projects.teams.forming, { exact: true })).toHaveCount(0)
    await press(confirm)
    await expect(page.getByText(texts.errors.conflict)).toBeVisible()
    await expect(question).toBeHidden()
    await press(choose)
    await keyboard.press('Escape')
    await expect(choose).toBeFocused()
    await keyboard.press('Enter')
    await press(confirm)
    await expect(
      page.getByRole('heading', {
        name: projects.chosen.title.replace('{{team}}', projects.kindsOfTeam.economy),
      }),
    ).toBeFocused()
    for (const { action, confirm: yes } of [projects.chosen.anew, projects.chosen.invite]) {
      await press(button(action))
      await expect(question.getByRole('button', { name: yes, exact: true })).toBeVisible()
      await keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(button(action)).toBeFocused()
    }
    await keyboard.press('Enter')
    await press(question.getByRole('button', { name: projects.chosen.invite.confirm, exact: true }))
    await expect(page.getByText(projects.chosen.seat.open, { exact: true }).first()).toBeVisible()
    await expect(page.locator('#chosen-team')).toBeFocused()
    await expectFocusKept()
  })
})

test('a member works, delivers and writes by keyboard alone; the client accepts, and moves a task', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { plan } = texts
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const [task] = await world.db.query<{ role: string; label: string }>(
    `select role, labels ->> $2 as label from plan_tasks join teams on id = team_id where project_id = $1 order by position`,
    [id, language],
  )
  const [milestone] = await world.db.query<{ label: string }>(
    `select one -> 'labels' ->> $2 as label from plans join teams on teams.id = team_id, jsonb_array_elements(milestones) as one where project_id = $1`,
    [id, language],
  )
  const member = members.find(({ role }) => role === task?.role)
  if (member === undefined) throw new Error('Nobody holds the first task')
  const label = task?.label ?? ''

  const elsewhere = await browser.newContext({
    baseURL: world.url,
    locale: language,
    reducedMotion: 'reduce',
  })
  const own = await elsewhere.newPage()
  await test.step('a member begins their task, reads it, and delivers', async () => {
    const { tabTo, press, write, expectFocusKept } = byKeyboard(own)
    await openAs(own, `/dashboard/projects/${id}/plan`, await signInAs(world, member))
    const state = own.getByLabel(plan.stateOf.replace('{{task}}', label), { exact: true })
    await tabTo(state)
    await own.keyboard.press('ArrowDown')
    await expect(state).toHaveValue('doing')
    await expectFocusKept()
    await press(own.getByRole('link', { name: milestone?.label ?? '', exact: true }))
    const panel = own.getByRole('dialog', { name: milestone?.label ?? '', exact: true })
    await write(panel.getByLabel(plan.milestone.note), 'Version 1')
    await press(panel.getByRole('button', { name: plan.milestone.submit, exact: true }))
    await expect(panel.getByRole('listitem').filter({ hasText: 'Version 1' })).toBeVisible()
    await expectFocusKept()
    await own.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(own.getByRole('link', { name: milestone?.label ?? '', exact: true })).toBeFocused()
  })

  await test.step('the client accepts it, and moves a task in time', async () => {
    const { tabTo, press, expectFocusKept } = byKeyboard(page)
    await openAs(page, `/dashboard/projects/${id}/plan`, client)
    await press(page.getByRole('link', { name: milestone?.label ?? '', exact: true }))
    const panel = page.getByRole('dialog', { name: milestone?.label ?? '', exact: true })
    await press(panel.getByRole('button', { name: plan.milestone.accept, exact: true }))
    await expect(
      panel.getByText(plan.milestone.states.accepted, { exact: true }).first(),
    ).toBeVisible()
    await expectFocusKept()
    await page.keyboard.press('Escape')
    await expect(
      page.getByRole('link', { name: milestone?.label ?? '', exact: true }),
    ).toBeFocused()
    const [last] = await world.db.query<{ label: string }>(
      `select labels ->> $2 as label from plan_tasks join teams on id = team_id where project_id = $1 order by position desc`,
      [id, language],
    )
    await press(page.getByRole('link', { name: last?.label ?? '', exact: true }))
    const details = page.getByRole('dialog', { name: last?.label ?? '', exact: true })
    const date = details.getByLabel(plan.task.start, { exact: true })
    await tabTo(date)
    const later = new Date(Date.parse(await date.inputValue()) + 56 * 86_400_000).toISOString()
    // The fields of a date come in the order of the browser's own language, not the page's.
    await page.keyboard.type(`${later.slice(5, 7)}${later.slice(8, 10)}${later.slice(0, 4)}`)
    await press(details.getByRole('button', { name: plan.task.preview, exact: true }))
    await expect(details.getByText(plan.proposal.finish, { exact: true })).toBeVisible()
    await expectFocusKept()
    await press(details.getByRole('button', { name: plan.proposal.accept, exact: true }))
    await expect(details.getByText(plan.pinned, { exact: true })).toBeVisible()
    await expectFocusKept()
  })

  await test.step('both write in the room, and the client records what was agreed', async () => {
    const { room } = plan
    const { write, press, tabTo, choose } = byKeyboard(page)
    await page.goto(`/dashboard/projects/${id}/room`)
    const field = page.getByLabel(room.write.label, { exact: true })
    await write(field, 'Lundi')
    await page.keyboard.press('Control+Enter')
    const thread = page.getByRole('log', { name: room.thread, exact: true })
    await expect(thread.getByText('Lundi', { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
    const menu = thread
      .getByRole('button', { name: new RegExp(room.message.menu.replace('{{author}}', '.+')) })
      .last()
    await tabTo(menu, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const decide = page.getByRole('menuitem', { name: room.message.decide, exact: true })
    await choose(decide)
    const dialog = page.getByRole('dialog', { name: room.decide.title, exact: true })
    await press(dialog.getByRole('button', { name: room.decide.record, exact: true }))
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
  })
  await elsewhere.close()
})

test('a professional accepts by keyboard alone, another declines; the client endorses and judges them', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { invitations, plan } = texts
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const post = async (path: string, sent: object = {}) => {
    const answer = await callApi(world, client, { method: 'POST', path, sent })
    return projectDetail.parse(await answer.json())
  }
  const { id } = await post('/projects', { text: BRIEF })
  const { formation } = await post(`/projects/${id}/formations`)
  const kind = formation?.teams[0]?.kind
  await post(`/projects/${id}/team`, { formation_id: formation?.id, kind })
  await post(`/projects/${id}/invitations`)
  const [accepting, declining] = await world.db.query<{ id: string; person_id: string }>(
    `select invitations.id, person_id from invitations join teams on teams.id = team_id
      where project_id = $1 and invitations.status = 'open' order by role`,
    [id],
  )

  const answerBy = async (invitation: typeof accepting) => {
    if (invitation === undefined) throw new Error('Too few are invited')
    const password = 'correct horse battery'
    const { data, error } = await world.service.auth.admin.updateUserById(invitation.person_id, {
      password,
    })
    if (error) throw error
    const context = await browser.newContext({
      baseURL: world.url,
      locale: language,
      reducedMotion: 'reduce',
    })
    const own = await context.newPage()
    const account = { id: invitation.person_id, email: data.user.email ?? '', password }
    const path = `/dashboard/invitations?invitation=${invitation.id}`
    await openAs(own, path, await signInAs(world, account))
    const button = (name: string) => own.getByRole('button', { name, exact: true })
    return { own, button, ...byKeyboard(own), [Symbol.asyncDispose]: () => context.close() }
  }

  await test.step('one accepts', async () => {
    await using person = await answerBy(accepting)
    const { own, button, press } = person
    await press(button(invitations.accept.action))
    const question = own.getByRole('alertdialog')
    await press(question.getByRole('button', { name: invitations.accept.action, exact: true }))
    await expect(own.getByText(invitations.states.accepted, { exact: true }).first()).toBeVisible()
    await expect(own.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('another declines', async () => {
    await using person = await answerBy(declining)
    const { own, button, press, write } = person
    await press(button(invitations.decline.action))
    await write(own.getByLabel(invitations.decline.reason), 'Trop court')
    await press(button(invitations.decline.send))
    await expect(own.getByText(invitations.states.declined, { exact: true })).toBeVisible()
    await expect(own.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('the client endorses a skill and gives feedback once all is delivered', async () => {
    const { press, tabTo, expectFocusKept } = byKeyboard(page)
    const staffed = await staffProject(world, client)
    const [member] = await Promise.all(staffed.members.map((one) => signInAs(world, one)))
    if (member === undefined) throw new Error('The team is empty')
    const milestones = await world.db.query<{ id: string; label: string }>(
      `select one ->> 'id' as id, one -> 'labels' ->> $2 as label
         from plans join teams on teams.id = team_id, jsonb_array_elements(milestones) as one where project_id = $1`,
      [staffed.id, language],
    )
    for (const { id: milestone } of milestones) {
      const path = `/projects/${staffed.id}/plan/milestones/${milestone}`
      const delivery = { note: 'x', link: '' }
      await callApi(world, member, { method: 'POST', path: `${path}/deliveries`, sent: delivery })
      const answer = { version: 1, answer: 'accepted' }
      await callApi(world, client, { method: 'POST', path: `${path}/answer`, sent: answer })
    }
    await openAs(page, `/dashboard/projects/${staffed.id}/plan`, client)
    const label = milestones[0]?.label ?? ''
    await press(page.getByRole('link', { name: label, exact: true }))
    const panel = page.getByRole('dialog', { name: label, exact: true })
    const skill = panel.locator('button[aria-pressed]').first()
    await press(skill)
    await expect(skill).toHaveAttribute('aria-pressed', 'true')
    await expect(skill).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    const { feedback } = plan
    const give = page
      .getByRole('button', { name: new RegExp(feedback.giveTo.replace('{{name}}', '.+')) })
      .first()
    await tabTo(give, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog')
    for (const question of [...Object.values(feedback.questions.member), feedback.again]) {
      await tabTo(form.getByLabel(question, { exact: true }))
      await page.keyboard.press('ArrowDown')
    }
    await press(form.getByRole('button', { name: feedback.send, exact: true }))
    await expect(form).toBeHidden()
    await expect(page.getByText(feedback.waiting, { exact: true })).toBeVisible()
    await expectFocusKept()
  })
})
