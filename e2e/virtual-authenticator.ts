import type { Page } from '@playwright/test'

/** Chromium's authenticator of a test, in place of a device. */
export type VirtualAuthenticator = {
  /** Whether its person touches it when it asks. */
  setPresent(isPresent: boolean): Promise<void>
  /** Whether it recognises its person. */
  setRecognises(isRecognised: boolean): Promise<void>
}

/**
 * Gives a page a device whose person is there and recognised: the machine itself, or a key that is
 * plugged in.
 */
export async function addVirtualAuthenticator(
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setPresent: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    setRecognises: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
