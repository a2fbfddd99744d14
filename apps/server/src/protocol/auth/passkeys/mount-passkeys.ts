import type { Hono } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { deletePasskeyOf, listPasskeysOf } from '../admin/account-passkeys.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { refuse } from '../requests/refuse.ts'
import { passkeyPartyOf } from '../webauthn/relying-party.ts'
import { authenticationOptions } from './authentication-options.ts'
import { deletePasskey, listPasskeys, updatePasskey } from './manage-passkeys.ts'
import { registrationOptions } from './registration-options.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { verifyRegistration } from './verify-registration.ts'

/** Routes of passkeys; where they are off, one's own refuse with `passkey_disabled` (404). */
export function mountPasskeys(app: Hono<HttpEnv>, deps: AuthDeps) {
  const { limits, settings } = deps
  app.get('/admin/users/:id/passkeys', listPasskeysOf(deps))
  app.delete('/admin/users/:id/passkeys/:passkeyId', deletePasskeyOf(deps))

  const relyingParty = passkeyPartyOf(settings)
  if (relyingParty === undefined) {
    for (const path of ['', '/:id', '/registration/:step', '/authentication/:step']) {
      app.all(`/passkeys${path}`, refuse('passkey_disabled'))
    }
    return
  }
  const [options, answers] = [limits.visitor('passkey-options'), limits.visitor('passkey')]
  app.post('/passkeys/registration/options', options, registrationOptions(deps, relyingParty))
  app.post('/passkeys/registration/verify', answers, verifyRegistration(deps, relyingParty))
  const beginning = authenticationOptions(deps, relyingParty)
  app.post('/passkeys/authentication/options', options, requireCaptcha(deps), beginning)
  app.post('/passkeys/authentication/verify', answers, signInWithPasskey(deps, relyingParty))
  const own = limits.visitor('passkeys')
  app.get('/passkeys', own, listPasskeys(deps))
  app.patch('/passkeys/:id', own, updatePasskey(deps))
  app.delete('/passkeys/:id', own, deletePasskey(deps))
}
