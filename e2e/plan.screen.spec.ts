import type { Locator, Page } from '@playwright/test'
import type { ProjectPlan } from '@podium/domain'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPhone } from './open-phone.ts'
import { openAs } from './sign-in.ts'
import { TOO_SMALL } from './touch-targets.ts'

test('a complete team works off its plan; its client changes a date once they see what moves', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { plan, projects } = texts
  await hireProfessionals(world.db, 2)
  const client = await world.signUp()
  const { id, members } = await staffProject(world, client)
  const tasks = await world.db.query<{ task: string; role: string; label: string }>(
    `select task, role, labels ->> $2 as label from plan_tasks join teams on id = team_id
      where project_id = $1 order by position`,
    [id, language],
  )
  const [first] = tasks
  const last = tasks.at(-1)
  const stateOf = (task = '') => plan.stateOf.replace('{{task}}', task)

  // A member says that their task has begun, on the board.
  const elsewhere = await browser.newContext({
    baseURL: world.url,
    locale: language,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  })
  const own = await elsewhere.newPage()
  const member = members.find(({ role }) => role === first?.role)
  if (member === undefined) throw new Error('Nobody holds the first task')
  await openAs(own, `/dashboard/projects/${id}/plan?view=board`, await signInAs(world, member))
  const column = own.getByRole('region', { name: plan.states.doing })
  await own.getByLabel(stateOf(first?.label), { exact: true }).selectOption('doing')
  await expect(column.getByRole('link', { name: first?.label ?? '', exact: true })).toBeVisible()
  await expect(own.getByRole('button', { name: plan.again, exact: true })).toBeHidden()
  const { label, ...views } = plan.room.views
  const pages = (reader: Page) => reader.getByRole('navigation', { name: label, exact: true })
  await expect(pages(own).getByRole('link')).toHaveText([views.plan, views.room])
  expect(await findings(own)).toEqual([])

  // Its deadline is the end of its last day in France, at the reader's own time.
  await own.goto(`/dashboard/projects/${id}/plan?task=${first?.task}`)
  const ownTime = plan.task.deadline.replace('{{time}}', '.+(1[89]:00|[67]:00 pm)')
  await expect(own.getByRole('dialog').getByText(new RegExp(ownTime))).toBeVisible()

  // Only the load of their own weeks is drawn as a share: what others have free is not theirs to know.
  await expect(own.getByText(plan.load.hintOwn, { exact: true })).toBeAttached()
  const people = own.locator('tbody tr')
  await expect(people.filter({ has: own.locator('[style*="width"]') })).toHaveCount(1)
  expect(await people.count()).toBeGreaterThan(1)

  // The client reads it in the list, and looks at the other views.
  await openAs(page, '/dashboard', client)
  const title = page.getByRole('heading', { level: 1 })
  const leftEdge = async () => (await title.boundingBox())?.x
  await expect(title).toHaveText(texts.feed.title)
  const edges = [await leftEdge()]
  await page.goto(`/dashboard/create-project?project=${id}`)
  await expect(page.getByRole('link', { name: projects.chosen.plan, exact: true })).toBeVisible()
  edges.push(await leftEdge())
  await page.getByRole('link', { name: projects.chosen.plan, exact: true }).click()
  await expect(page.getByLabel(stateOf(first?.label), { exact: true })).toHaveValue('doing')
  edges.push(await leftEdge())
  expect(new Set(edges).size).toBe(1)
  // Each milestone has its day; the load of the weeks is there whole.
  const day = new RegExp(plan.milestone.day.replace('{{day}}', '.+'))
  await expect(page.locator('main section').filter({ hasText: day }).first()).toBeVisible()
  const loads = page.getByRole('region', { name: plan.load.title, exact: true })
  expect(await loads.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true)
  const share = plan.figures.ofWork.replace('{{share}}', '\\d+\\s?%')
  await expect(page.getByText(new RegExp(`^${share}$`))).toBeVisible()
  expect(await findings(page)).toEqual([])

  // From each page of the project the client comes to the others; the team is for them alone.
  for (const view of ['team', 'room', 'plan'] as const) {
    await pages(page).getByRole('link', { name: views[view], exact: true }).click()
    await expect(pages(page).locator('[aria-current=page]')).toHaveText(views[view])
  }

  for (const view of ['timeline', 'calendar'] as const) {
    await page.getByRole('button', { name: plan.views[view], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`view=${view}`))
    if (view === 'timeline') expect(await emptyBeside(page, plan.timeline.label)).toBeLessThan(2)
    expect(await findings(page)).toEqual([])
  }
  await page.getByRole('button', { name: plan.views.list, exact: true }).click()

  const touch = await openPhone(browser, { baseURL: world.url, locale: language })
  const phone = await touch.newPage()
  await openAs(phone, `/dashboard/projects/${id}/plan`, client)
  await expect(
    phone.getByRole('link', { name: last?.label ?? '', exact: true }).first(),
  ).toBeVisible()
  await expect(phone.locator('.animate-pulse')).toHaveCount(0)
  expect(await phone.evaluate<string[]>(TOO_SMALL)).toEqual([])
  // What goes on beyond the edge fades there, until it is scrolled to its end by keyboard.
  await phone.goto(`/dashboard/projects/${id}/plan?view=timeline`)
  const timeline = phone.getByRole('region', { name: plan.timeline.label, exact: true })
  await expect(timeline).toHaveCSS('--scroll-fade', '48px')
  await timeline.focus()
  await expect(async () => {
    await phone.keyboard.press('ArrowRight')
    await expect(timeline).toHaveCSS('--scroll-fade', '0px', { timeout: 1 })
  }).toPass()
  // It opens at today, whose line stands in its own column, also where the weeks are wider than the phone.
  await phone.route(`**/api/projects/${id}/plan`, async (route) => {
    const answer = await route.fetch()
    const json: { plan: ProjectPlan } = await answer.json()
    const today = json.plan.tasks.find(({ id: task }) => task === last?.task)?.start
    await route.fulfill({ response: answer, json: { ...json, plan: { ...json.plan, today } } })
  })
  await phone.goto(`/dashboard/projects/${id}/plan?view=timeline`)
  const today = timeline.getByText(plan.timeline.today, { exact: true })
  await timeline.evaluate((region) => region.scrollIntoView()) // the page, not what is in it
  await expect(today).toBeInViewport({ ratio: 1 })
  const row = timeline
    .getByRole('listitem')
    .filter({ hasText: last?.label ?? '' })
    .last()
  expect(await daysBetween(row, today)).toBeCloseTo(0.5, 1)
  await phone.goto(`/dashboard/projects/${id}/plan?view=calendar`)
  await expect(phone.getByRole('button', { name: plan.calendar.next, exact: true })).toBeVisible()
  expect(await phone.evaluate<string[]>(TOO_SMALL)).toEqual([])
  await touch.close()

  // They place the last task beyond the day they asked for, which they are told and refuse; then two months later.
  await page.getByRole('link', { name: last?.label ?? '', exact: true }).click()
  const panel = page.getByRole('dialog', { name: last?.label ?? '', exact: true })
  const date = panel.getByLabel(plan.task.start, { exact: true })
  const planned = Date.parse(await date.inputValue())
  const propose = async ({ laterBy }: { laterBy: number }) => {
    await date.fill(new Date(planned + laterBy * 86_400_000).toISOString().slice(0, 10))
    await panel.getByRole('button', { name: plan.task.preview, exact: true }).click()
    await expect(panel.getByText(plan.proposal.finish, { exact: true })).toBeVisible()
  }
  const pastDue = panel.getByText(
    plan.proposal.pastDue_other.replace('{{count, number}}', '').replace('({{day}})', '').trim(),
  )
  await propose({ laterBy: 280 })
  await expect(pastDue).toBeVisible()
  expect(await findings(page)).toEqual([])
  await panel.getByRole('button', { name: plan.proposal.refuse, exact: true }).click()
  await propose({ laterBy: 56 })
  await expect(pastDue).toHaveCount(0)
  await panel.getByRole('button', { name: plan.proposal.accept, exact: true }).click()
  await expect(panel.getByText(plan.pinned, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('link', { name: last?.label ?? '', exact: true })).toBeFocused()
  await page.reload()
  const late = new RegExp(plan.figures.late_other.replace('{{count, number}}', '\\d+'))
  await expect(page.getByText(late).first()).toBeVisible()
  await elsewhere.close()
})

/** Days of the timeline from the start of a row's bar to the line that a text belongs to. */
async function daysBetween(row: Locator, text: Locator): Promise<number> {
  const line = await text.evaluate((element) => element.parentElement?.getBoundingClientRect().x)
  const { start, day } = await row.evaluate((element) => {
    const weeks = element.closest('section')?.querySelector('[aria-hidden] > span')
    return {
      start: element.querySelector('[aria-hidden] > div')?.getBoundingClientRect().x ?? 0,
      day: (weeks?.getBoundingClientRect().width ?? 0) / 7,
    }
  })
  return ((line ?? 0) - start) / day
}

/** Pixels beside the weeks of the timeline that it leaves empty. */
async function emptyBeside(page: Page, label: string): Promise<number> {
  const timeline = page.getByRole('region', { name: label, exact: true })
  return timeline.evaluate((region) => {
    const last = region.querySelector('[aria-hidden] > span:last-child')
    return region.getBoundingClientRect().right - (last?.getBoundingClientRect().right ?? 0)
  })
}
