import { AppError } from '@podium/domain'
import { type Context, type Handler, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Heartbeats } from '../../platform/heartbeats.ts'
import { allowAnyOrigin } from '../../platform/http/allow-any-origin.ts'
import { awaitBody } from '../../platform/http/await-body.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { limitBody } from '../../platform/http/limit-body.ts'
import { deleteFactor, listFactors, updateFactor } from './admin/account-factors.ts'
import { banAccount } from './admin/ban-account.ts'
import { createUser } from './admin/create-user.ts'
import { deleteUser } from './admin/delete-user.ts'
import { generateLink } from './admin/generate-link.ts'
import { getAccount } from './admin/get-account.ts'
import { type Invitation, invite, inviteNew } from './admin/invite.ts'
import { inviteUser } from './admin/invite-user.ts'
import { listAuditEntries } from './admin/list-audit-entries.ts'
import { listUsers } from './admin/list-users.ts'
import { removeFactorsOf } from './admin/remove-factors-of.ts'
import { updateAccount } from './admin/update-account.ts'
import type { AuthDeps } from './auth-deps.ts'
import { requireCaptcha } from './captcha/require-captcha.ts'
import { challengeFactor } from './factors/challenge-factor.ts'
import { enrollFactor } from './factors/enroll-factor.ts'
import { generateRecoveryCodes } from './factors/recovery-codes/generate-recovery-codes.ts'
import { getRecoveryCodes } from './factors/recovery-codes/get-recovery-codes.ts'
import { regenerateRecoveryCodes } from './factors/recovery-codes/regenerate-recovery-codes.ts'
import { removeRecoveryCodes } from './factors/recovery-codes/remove-recovery-codes.ts'
import { verifyRecoveryCode } from './factors/recovery-codes/verify-recovery-code.ts'
import { unenrollFactor } from './factors/unenroll-factor.ts'
import { verifyFactor } from './factors/verify-factor.ts'
import { linkIdentity } from './identities/link-identity.ts'
import { unlinkIdentity } from './identities/unlink-identity.ts'
import { health } from './information/health.ts'
import { publicSettings } from './information/public-settings.ts'
import { mountPasskeys } from './passkeys/mount-passkeys.ts'
import { createPasswords } from './passwords/passwords.ts'
import { authorize } from './providers/authorize.ts'
import { callback, callbackByForm } from './providers/callback.ts'
import { openProviders } from './providers/open-providers.ts'
import { createAfterAnswer } from './requests/after-answer.ts'
import { deviceOf } from './requests/device.ts'
import { createRateLimits } from './requests/rate-limits.ts'
import { renderAuthError } from './requests/render-auth-error.ts'
import { requireAdmin } from './requests/require-admin.ts'
import { raiseAlarm, type Secured } from './security-log/alarm.ts'
import { recordSecurityEvent, type SecurityEntry } from './security-log/record-security-event.ts'
import { countSessions } from './sessions/count-sessions.ts'
import { endSession } from './sessions/end-session.ts'
import { issueToken } from './sessions/issue-token.ts'
import { signOut } from './sessions/sign-out.ts'
import { magicLink, otp } from './sign-up/sign-in-by-mail.ts'
import { signUp } from './sign-up/sign-up.ts'
import { mountSingleSignOn } from './single-sign-on/mount-single-sign-on.ts'
import { createSmsSender } from './sms/send-sms.ts'
import { type ApiKeys, loadApiKeys } from './tokens/api-keys.ts'
import { watchEndedSessions } from './tokens/ended-sessions.ts'
import { getPublicKeys } from './tokens/get-public-keys.ts'
import { issuerOf } from './tokens/issuer-of.ts'
import { loadSigningKeys, type SigningKeys } from './tokens/signing-keys.ts'
import { createTokenVerifier } from './tokens/verify-token.ts'
import { findUserById } from './users/find-user.ts'
import { getUser } from './users/get-user.ts'
import { requireOwnAccount } from './users/require-own-account.ts'
import { updateOwnUser } from './users/update-own-user.ts'
import { confirmPage } from './verification/confirm-page.ts'
import { followLink } from './verification/follow-link.ts'
import { reauthenticate } from './verification/reauthenticate.ts'
import { recover } from './verification/recover.ts'
import { resend } from './verification/resend.ts'
import { verify } from './verification/verify.ts'
import { relyingPartyOf } from './webauthn/relying-party.ts'

export type { CaptchaSettings } from './captcha/captcha-settings.ts'
export type { ProviderSettings } from './providers/provider-settings.ts'
export { offersPhoneFactors } from './sms/sms-settings.ts'
export { rotateKeys } from './tokens/rotate-keys.ts'
export { passkeyPartyOf, securityKeyPartyOf } from './webauthn/relying-party.ts'

type Act = Pick<SecurityEntry, 'event' | 'method'> & { userId: string }

export type Auth = {
  /** Supabase Auth's protocol, to be mounted at `/auth/v1`. */
  app: Hono<HttpEnv>
  /**
   * Caller named by an access token. Throws `bad_jwt` and `session_not_found` (403), and
   * `insufficient_aal` (401) where their second factor was not shown yet, `second_factor_required` (401)
   * where they need one and have none.
   */
  verifyToken(token: string): Promise<Claims>
  /** API key of the anonymous role, for browsers. */
  anonKey: string
  /** API key that bypasses row level security; never leaves the server. */
  serviceRoleKey: string
  hashPassword(password: string): Promise<string>
  /**
   * Whether a password is the person's; as slow for an unknown person. Call it outside
   * transactions.
   */
  isPasswordOf(personId: string, password: string): Promise<boolean>
  hasPassword(personId: string): Promise<boolean>
  /**
   * Checks that a request without a password comes from the person of an account that has none. Throws
   * `current_password_required`, `reauthentication_needed` (400) and `reauthentication_not_valid` (422).
   */
  requireOwnAccount(c: Context<HttpEnv>, nonce: string | undefined): Promise<void>
  /**
   * Invites an address: an account with this app metadata, and a mailed link that sets its
   * password.
   */
  invite(tx: Tx, invitation: Invitation): Promise<string>
  /** Invitation of an address without an account. Throws `email_exists` (422). */
  inviteNew(tx: Tx, invitation: Invitation): Promise<string>
  /**
   * Bans an account until a time; null lifts the ban. Returns the sessions it ended, to be given to
   * `refuseSessions` once the transaction is committed.
   */
  banAccount(tx: Tx, account: { id: string; until: Date | null }): Promise<string[]>
  /** Removes every second factor of a person. Throws `mfa_factor_not_found` (404) without one. */
  removeFactorsOf(tx: Tx, userId: string): Promise<void>
  /**
   * Ends every session of whoever got a notice of what they did not do, forgets their password and
   * mails a link that sets a new one. Returns whose account it is, with the ids of the sessions. Throws
   * `otp_expired` (403).
   */
  raiseAlarm(tx: Tx, c: Context<HttpEnv>, token: string): Promise<Secured>
  /** Adds an act of the caller to the log of their account. */
  recordAct(tx: Tx, c: Context<HttpEnv>, act: Act): Promise<void>
  /** Ends a session at its owner's request. Returns its id; nothing if it is not theirs. */
  endSession: typeof endSession
  /** Refuses the access tokens of ended sessions from this moment on. */
  refuseSessions(ids: readonly string[]): void
  /** Calls back with each session when this process learns that it has ended. */
  onSessionEnd(listener: (id: string) => void): void
  countSessions(): Promise<number>
  /** Resolves when the work of all answered requests is done. */
  settle(): Promise<void>
  /** Finishes the work of answered requests and stops listening for ended sessions. */
  close(): Promise<void>
}

type Given = Omit<
  AuthDeps,
  | 'keys'
  | 'passwords'
  | 'limits'
  | 'afterAnswer'
  | 'providers'
  | 'refuseSessions'
  | 'clock'
  | 'secondFactorDueOf'
  | 'sendSms'
> &
  Partial<Pick<AuthDeps, 'clock' | 'secondFactorDueOf'>> & { heartbeats?: Heartbeats }

/** Auth service: accounts and sessions. Creates the signing key if the database has none yet. */
export async function createAuth({
  clock = () => new Date(),
  secondFactorDueOf = async () => null,
  heartbeats,
  ...given
}: Given): Promise<Auth> {
  const { db, settings } = given
  const { keys, apiKeys } = await openKeys({ db, settings, clock })
  const passwords = await createPasswords()
  const { authJwtLifetimeS: tokenLifetimeS } = settings
  const { logger } = given
  const ended = await watchEndedSessions({ db, logger, tokenLifetimeS, heartbeats })
  const afterAnswer = createAfterAnswer(logger)
  const deps: AuthDeps = {
    ...given,
    clock,
    secondFactorDueOf,
    keys,
    passwords,
    sendSms: createSmsSender({ settings, logger, clock }),
    limits: createRateLimits({ db, settings, clock, logger }),
    afterAnswer,
    providers: openProviders(settings.authProviders),
    refuseSessions: ended.add,
  }
  return {
    app: routes(deps),
    verifyToken: createTokenVerifier({ keys, apiKeys, clock, ended }),
    anonKey: apiKeys.anonKey,
    serviceRoleKey: apiKeys.serviceRoleKey,
    hashPassword: passwords.hash,
    isPasswordOf: async (personId, password) =>
      passwords.verify((await findUserById(db, personId))?.encrypted_password ?? null, password),
    hasPassword: async (personId) =>
      ((await findUserById(db, personId))?.encrypted_password ?? null) !== null,
    requireOwnAccount: requireOwnAccount(deps),
    invite: invite(deps),
    inviteNew: inviteNew(deps),
    banAccount,
    removeFactorsOf: removeFactorsOf(deps),
    raiseAlarm: raiseAlarm(deps),
    recordAct: (tx, c, act) => recordSecurityEvent(tx, { ...act, device: deviceOf(c) }),
    endSession,
    refuseSessions: ended.add,
    onSessionEnd: ended.onEnd,
    countSessions: () => countSessions(db),
    settle: afterAnswer.settle,
    async close() {
      await afterAnswer.settle()
      await ended.close()
      await apiKeys.close()
      await keys.close()
    },
  }
}

type KeyDeps = Pick<AuthDeps, 'db' | 'settings' | 'clock'>

/** Signing and API keys; what verifies a token also asks whether the API key is in use. */
async function openKeys({
  db,
  settings,
  clock,
}: KeyDeps): Promise<{ keys: SigningKeys; apiKeys: ApiKeys }> {
  const keysFile = settings.authJwtKeysFile
  const keys = await loadSigningKeys(db, { keysFile, issuer: issuerOf(settings), clock })
  const apiKeys = await loadApiKeys({ db, keys, settings, clock })
  async function verify(token: string) {
    const claims = await keys.verify(token)
    await apiKeys.requireInUse(claims)
    return claims
  }
  return { keys: { ...keys, verify }, apiKeys }
}

/** API keys without a service: for a program that prints them. */
export async function readApiKeys({
  clock = () => new Date(),
  ...deps
}: Omit<KeyDeps, 'clock'> & Partial<KeyDeps>) {
  const { keys, apiKeys } = await openKeys({ ...deps, clock })
  await apiKeys.close()
  await keys.close()
  const { anonKey, serviceRoleKey } = apiKeys
  return { anonKey, serviceRoleKey }
}

function routes(deps: AuthDeps): Hono<HttpEnv> {
  const { limits, settings, keys } = deps
  const app = new Hono<HttpEnv>()
  app.onError(renderAuthError(deps.logger))
  app.use(allowAnyOrigin, limitBody(), awaitBody, noStore)

  app.get('/health', health)
  app.get('/settings', publicSettings(settings))
  app.get('/.well-known/jwks.json', getPublicKeys(keys))

  const captcha = requireCaptcha(deps)
  app.post('/signup', limits.visitor('signup'), captcha, signUp(deps))
  app.post('/token', limitGrant(deps), captcha, issueToken(deps))
  app.post('/logout', limits.visitor('logout'), signOut(deps))
  app.get('/user', getUser(deps))
  app.put('/user', limits.visitor('user'), updateOwnUser(deps))
  app.get('/reauthenticate', limits.visitor('reauthenticate'), reauthenticate(deps))

  const verifications = limits.visitor('verify')
  app.post('/recover', limits.visitor('recover'), captcha, recover(deps))
  app.post('/resend', limits.visitor('resend'), captcha, resend(deps))
  app.post('/otp', limits.visitor('otp'), captcha, otp(deps))
  app.post('/magiclink', limits.visitor('magiclink'), captcha, magicLink(deps))
  app.get('/confirm', confirmPage)
  app.get('/verify', verifications, followLink(deps))
  app.post('/verify', verifications, verify(deps))

  mountProviders(app, deps)
  mountFactors(app, deps)

  app.use('/admin/*', onlyAdmins(deps))
  app.post('/invite', onlyAdmins(deps), inviteUser(deps))
  app.post('/admin/generate_link', generateLink(deps))
  app.get('/admin/audit', listAuditEntries(deps))
  app.get('/admin/users', listUsers(deps))
  app.post('/admin/users', createUser(deps))
  app.get('/admin/users/:id', getAccount(deps))
  app.put('/admin/users/:id', updateAccount(deps))
  app.delete('/admin/users/:id', deleteUser(deps))
  app.get('/admin/users/:id/factors', listFactors(deps))
  app.put('/admin/users/:id/factors/:factorId', updateFactor(deps))
  app.delete('/admin/users/:id/factors/:factorId', deleteFactor(deps))

  mountPasskeys(app, deps)
  mountSingleSignOn(app, deps)

  refuseTheRest(app)
  return app
}

/**
 * Routes of external providers and of one's identities. `identities/authorize` is answered within
 * `identities/:id`: for a fixed path beside a parameter Hono leaves its fastest router, for every route.
 */
function mountProviders(app: Hono<HttpEnv>, deps: AuthDeps) {
  const { limits } = deps
  const identities = limits.visitor('identities')
  const link = linkIdentity(deps)
  app.get('/authorize', limits.visitor('authorize'), authorize(deps))
  app.get('/callback', limits.visitor('callback'), callback(deps))
  app.post('/callback', limits.visitor('callback_form'), callbackByForm(deps))
  app.get('/user/identities/:id', identities, async (c) =>
    c.req.param('id') === 'authorize' ? link(c) : c.body(null, 405),
  )
  app.delete('/user/identities/:id', identities, unlinkIdentity(deps))
}

/**
 * Routes of second factors. `recovery-codes` stands where the others have an id: two patterns there
 * would cost every request of the server its fastest router.
 */
function mountFactors(app: Hono<HttpEnv>, deps: AuthDeps) {
  const { limits, settings } = deps
  const relyingParty = relyingPartyOf(settings)
  const unknown: Handler<HttpEnv> = (c) => c.body(null, 405)
  const byId =
    (codes: Handler<HttpEnv>, factor: Handler<HttpEnv> = unknown): Handler<HttpEnv> =>
    (c, next) =>
      (c.req.param('id') === 'recovery-codes' ? codes : factor)(c, next)

  app.post('/factors', limits.visitor('factors'), enrollFactor(deps))
  app.get('/factors/:id', byId(getRecoveryCodes(deps)))
  app.post('/factors/:id', limits.visitor('factors'), byId(generateRecoveryCodes(deps)))
  app.delete('/factors/:id', byId(removeRecoveryCodes(deps), unenrollFactor(deps)))
  app.post(
    '/factors/:id/regenerate',
    limits.visitor('factors'),
    byId(regenerateRecoveryCodes(deps)),
  )
  app.post(
    '/factors/:id/challenge',
    limits.visitor('challenge'),
    challengeFactor(deps, relyingParty),
  )
  const verification = byId(verifyRecoveryCode(deps), verifyFactor(deps, relyingParty))
  app.post('/factors/:id/verify', limits.visitor('factor'), verification)
}

/**
 * Middleware against caching: answers hold tokens and personal data; a route that
 * allows caching says so itself.
 */
const noStore = createMiddleware<HttpEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  c.res.headers.append('vary', 'authorization')
})

/** Middleware with the rate limit of the grant that is asked for. */
function limitGrant({ limits }: AuthDeps) {
  const [refresh, others] = [limits.visitor('refresh'), limits.visitor('token')]
  return createMiddleware<HttpEnv>((c, next) =>
    (c.req.query('grant_type') === 'refresh_token' ? refresh : others)(c, next),
  )
}

const onlyAdmins = (deps: AuthDeps) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    await requireAdmin(c, deps)
    await next()
  })

/** Paths of the protocol's OAuth 2.1 server, which is refused as the original does while its own is off. */
const OAUTH_SERVER = /\/auth\/v1\/((admin|user)\/)?oauth\//

/** Answers for other methods and paths: nothing falls through to the pages. */
function refuseTheRest(app: Hono<HttpEnv>) {
  const known = app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path)
  for (const path of new Set(known)) app.all(path, (c) => c.body(null, 405))
  app.all('*', (c) => {
    if (OAUTH_SERVER.test(c.req.path)) throw new AppError('feature_disabled')
    return c.text('404 page not found', 404)
  })
}
