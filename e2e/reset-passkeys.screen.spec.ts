import { createAuthenticator } from '@podium/testing'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a new password by the reset mail also removes the passkeys that its person does not recognise', async ({
  page,
  world,
  texts: { auth, authPage },
}) => {
  const { updatePassword } = authPage
  const person = await world.signUp()
  const field = (name: string) => page.getByLabel(name, { exact: true })
  /** Adds a passkey of a name. */
  async function add(friendlyName: string) {
    const device = createAuthenticator(world.url)
    const { data } = await person.auth.passkey.startRegistration()
    if (data === null) throw new Error('no options')
    const made = await person.auth.passkey.verifyRegistration({
      challengeId: data.challenge_id,
      credential: device.create(data.options),
    })
    await person.auth.passkey.update({ passkeyId: made.data?.id ?? '', friendlyName })
    return device
  }
  const signInWith = async (device: ReturnType<typeof createAuthenticator>) => {
    const { data } = await world.anon.auth.passkey.startAuthentication()
    if (data === null) throw new Error('no options')
    const { error } = await world.anon.auth.passkey.verifyAuthentication({
      challengeId: data.challenge_id,
      credential: device.get(data.options),
    })
    return error?.code
  }
  const [own, foreign] = [await add('Mac'), await add('Chromebook')]
  await person.auth.resetPasswordForEmail(person.email, {
    redirectTo: `${world.url}/update-password`,
  })
  const link = async () =>
    (await world.mailbox(person.email))
      .map(({ text }) => /http\S+\/auth\/v1\/confirm\S+type=recovery\S*/.exec(text)?.[0])
      .find(Boolean)
  await expect.poll(link).toBeDefined()

  await page.goto((await link()) ?? '')
  await expect(page.getByRole('group', { name: updatePassword.passkeys })).toBeVisible()
  await page.getByRole('checkbox', { name: /Chromebook/ }).check()
  await field(auth.newPassword).fill(person.password)
  await field(auth.confirmPassword).fill(person.password)
  await page.getByRole('button', { name: updatePassword.submit, exact: true }).click()
  // The old password is refused; the passkey is gone all the same, and the next try says no more of it.
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  expect(await findings(page)).toEqual([])
  await field(auth.newPassword).fill('second secret')
  await field(auth.confirmPassword).fill('second secret')
  await page.getByRole('button', { name: updatePassword.submit, exact: true }).click()
  await expect(page.getByText(updatePassword.success)).toBeVisible()

  expect(await signInWith(foreign)).toBe('webauthn_verification_failed')
  expect(await signInWith(own)).toBeUndefined()
})
