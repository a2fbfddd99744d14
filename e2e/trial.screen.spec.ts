import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'

const ENGINE = /trial\.worker/
const WRITTEN = {
  fr: 'Une application mobile pour réserver nos salles de sport, 60 000 € maximum, sans Flutter.',
  en: 'A mobile app to book our gyms, €60,000 at most, without Flutter.',
}

test('a visitor tries it without an account; nothing typed is sent, and it is theirs after sign-up', async ({
  page,
  language,
  texts: { auth, authPage, pods, projects },
}) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.method()} ${decodeURI(request.url())} ${request.postData() ?? ''}`),
  )
  const box = page.getByRole('textbox', { name: pods.briefTitle })
  const picture = page.getByRole('group', { name: pods.legend })
  const excellence = picture.getByRole('radio', { name: pods.teams.excellence.name })

  await test.step('types, and three teams of the example market stand there', async () => {
    const engine = Promise.withResolvers<void>()
    await page.route(ENGINE, async (route) => {
      await engine.promise
      await route.continue()
    })
    await page.goto('/')
    await expect(box).toHaveValue('')
    expect(sent.filter((request) => ENGINE.test(request))).toEqual([])
    await box.fill(WRITTEN[language])
    await expect(picture.getByText(pods.exampleMarket)).toBeVisible()
    const before = await picture.boundingBox()
    engine.resolve()
    await expect(picture.getByRole('radio', { name: '€' })).toHaveCount(3)
    expect(await picture.boundingBox(), 'nothing moves when the teams come').toEqual(before)
    await expect(picture.getByRole('status')).toContainText('€')
    await expect(picture.locator('mark')).not.toHaveCount(0)
    await expect(picture.locator('mark', { hasText: 'Flutter' })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    )
    await expect(excellence).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(excellence).not.toBeChecked()
  })

  await test.step('no request carries a word of it', async () => {
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([])
    expect(sent.filter((request) => /Flutter|60[^\d]?000|gyms|salles/.test(request))).toEqual([])
  })

  await test.step('goes on with it, and finds it again', async () => {
    await picture.getByRole('link', { name: pods.trial.start }).click()
    await expect(page).toHaveURL('/register')
    await page.getByLabel(auth.email, { exact: true }).fill(`${randomUUID()}@podium.example`)
    await page.getByLabel(auth.password, { exact: true }).fill('a good long password')
    await page.getByLabel(auth.confirmPassword).fill('a good long password')
    await page.getByRole('button', { name: authPage.register.submit, exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/dashboard/create-project')
    await expect(page.getByLabel(projects.start.label, { exact: true })).toHaveValue(
      WRITTEN[language],
    )
    await page.goto('/')
    await expect(box).toHaveValue(WRITTEN[language])
  })
})

test('where the engine cannot be downloaded, the text still goes along', async ({
  page,
  language,
  texts: { home, pods },
}) => {
  const box = page.getByRole('textbox', { name: pods.briefTitle })
  await page.route(ENGINE, (route) => route.abort())
  await page.goto('/')
  await box.fill(WRITTEN[language])
  await expect(page.getByText(pods.trial.failed)).toBeVisible()
  await page.getByRole('link', { name: home.hero.startProject, exact: true }).click()
  await expect(page).toHaveURL('/register')
  await page.goto('/')
  await expect(box).toHaveValue(WRITTEN[language])
})
