import type { Language } from '@podium/i18n'
import { Secret, startModelServer, startWorld } from '@podium/testing'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openAs, signIn } from './sign-in.ts'

const SAID: Record<
  Language,
  { brief: string; quote: string; words: string; skill: string; reply: string; more: string }
> = {
  fr: {
    brief:
      'Un site vitrine pour notre librairie, avec un design chaleureux. Ma grand-mère doit s’en sortir. Budget 20 000 €, à livrer dans six mois.',
    quote: 'Ma grand-mère doit s’en sortir',
    words: 'accessibilité numérique',
    skill: 'accessibilité',
    reply: 'Un site chaleureux pour votre librairie, que tous vos lecteurs liront : c’est compris.',
    more: 'Le site sera bilingue.',
  },
  en: {
    brief:
      'A website for our bookshop, with a warm design. My grandmother has to manage. Budget 20,000 €, to be delivered in six months.',
    quote: 'My grandmother has to manage',
    words: 'web accessibility',
    skill: 'accessibility',
    reply: 'A warm site for your bookshop that all of your readers can read: understood.',
    more: 'The site will be bilingual.',
  },
}

test('a client lets a model read a brief, takes its suggestion, and takes the consent back', async ({
  page,
  engine,
  texts,
  language,
}) => {
  const { model: said, brief: heading, conversation, start, replies } = texts.projects
  const { brief, quote, words, skill, reply, more } = SAID[language]
  await using model = await startModelServer()
  await using world = await startWorld(engine, {
    aiBaseUrl: model.url,
    aiModel: model.model,
    aiApiKey: new Secret(model.key),
  })
  model.behave(() => ({
    content: JSON.stringify({ reply, suggestions: [{ words, quote }] }),
  }))
  await page.goto(`${world.url}/login`)
  await signIn(page, texts, await world.signUp())
  await expect(page).toHaveURL(`${world.url}/dashboard`)
  await page.goto(`${world.url}/dashboard/create-project`)

  // Nothing is sent before the answer, and the question says what would go to whom.
  await page.getByLabel(start.label, { exact: true }).fill(brief)
  await page.getByRole('button', { name: start.submit }).click()
  const question = page.getByRole('region', { name: said.question })
  await expect(question).toContainText(model.host)
  await expect(question).toContainText(model.model)
  await expect(page.getByText(replies.ready, { exact: false })).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(model.requests).toHaveLength(0)

  // Refused, the question is out of the way; asked for again, it is answered.
  await question.getByRole('button', { name: said.refuse }).click()
  await expect(page.getByText(said.refused)).toBeVisible()
  await page.getByRole('button', { name: said.askAgain }).click()
  expect(model.requests).toHaveLength(0)
  await question.getByRole('button', { name: said.accept }).click()
  const phrased = said.phrased.replace('{{model}}', model.model)
  await expect(page.getByText(reply)).toBeVisible()
  await expect(page.getByText(phrased)).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  const suggestions = page.getByRole('region', { name: said.suggestions })
  await expect(suggestions.getByText(quote)).toBeVisible()
  expect(await findings(page)).toEqual([])

  // Another visit finds the same, on a phone too.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByText(reply)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(model.requests).toHaveLength(1)

  // The suggestion becomes a requirement like any other.
  const add = said.acceptedLabel.replace('{{requirement}}', skill)
  await suggestions.getByRole('button', { name: add }).click()
  await expect(suggestions).toHaveCount(0)
  const understood = page.getByRole('region', { name: heading.title })
  await expect(understood.getByText(skill, { exact: true }).first()).toBeVisible()
  expect(model.requests).toHaveLength(1)

  // Without consent the next turn is answered as before.
  await page.getByRole('button', { name: said.takeBack }).click()
  await expect(page.getByText(said.refused)).toBeVisible()
  await page.getByLabel(conversation.more).fill(more)
  await page.getByRole('button', { name: conversation.send }).click()
  await expect(page.getByText(more, { exact: true })).toBeVisible()
  await expect(page.getByText(phrased)).toHaveCount(1)
  expect(model.requests).toHaveLength(1)

  // The privacy page names the recipient.
  const { privacy, teams } = texts.legal
  await page.goto(`${world.url}/privacy`)
  const section = page.getByRole('heading', { name: privacy.model.title, exact: true })
  await expect(section.locator('..')).toContainText(model.host)
  await page.goto(`${world.url}/how-teams-are-formed`)
  await expect(page.getByRole('heading', { name: teams.model.title, exact: true })).toBeVisible()
})

test('without a model nothing of it is shown', async ({ page, world, texts, language }) => {
  const { projects, legal } = texts
  await openAs(page, '/dashboard/create-project', await world.signUp())
  await page.getByLabel(projects.start.label, { exact: true }).fill(SAID[language].brief)
  await page.getByRole('button', { name: projects.start.submit }).click()
  await expect(page.getByRole('heading', { name: projects.brief.title })).toBeVisible()
  await expect(page.getByRole('region', { name: projects.model.question })).toHaveCount(0)
  await expect(page.getByText(projects.model.refused)).toHaveCount(0)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: legal.privacy.projects.title })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: legal.privacy.model.title, exact: true }),
  ).toHaveCount(0)
})
