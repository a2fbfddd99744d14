import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from './platform/db/database.ts'
import type { Heartbeats } from './platform/heartbeats.ts'
import { forgetCounters } from './platform/http/forget-counters.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import type { Observer } from './platform/http/observe.ts'
import { takeOperationTurn } from './platform/http/take-operation-turn.ts'
import { createAddressLimit, type Mails } from './platform/mail/index.ts'
import type { Model } from './platform/model/model.ts'
import { createAccess } from './product/access/index.ts'
import { auditOperations, readAudit, recordAudit, recordExport } from './product/audit/index.ts'
import {
  EXPORT_SECTIONS as CONTACT_EXPORT,
  contactOperations,
  forgetSender,
} from './product/contact/index.ts'
import { createApi } from './product/create-api.ts'
import { DEMO_PAIR, type DemoSignIn, prepareDemo } from './product/demo/index.ts'
import { keptMailsOperations } from './product/kept-mails/index.ts'
import {
  EXPORT_SECTIONS as MODERATION_EXPORT,
  moderationOperations,
} from './product/moderation/index.ts'
import {
  forgetNewsletterSubscription,
  forgetUnconfirmed,
  EXPORT_SECTIONS as NEWSLETTER_EXPORT,
  newsletterOperations,
} from './product/newsletter/index.ts'
import { createTraffic, overviewOperations } from './product/overview/index.ts'
import {
  createPeople,
  ensureFirstAdmin,
  forgetWriteCounts,
  requireSecondFactors,
  requireStillAdmin,
} from './product/people/index.ts'
import { EXPORT_SECTIONS as POSTS_EXPORT, removePicture } from './product/posts/index.ts'
import { createProjects, EXPORT_SECTIONS as PROJECTS_EXPORT } from './product/projects/index.ts'
import type { Auth } from './protocol/auth/index.ts'
import type { Storage } from './protocol/storage/index.ts'
import type { Settings } from './settings.ts'

const EXPORT_SECTIONS = {
  ...POSTS_EXPORT,
  ...MODERATION_EXPORT,
  ...NEWSLETTER_EXPORT,
  ...CONTACT_EXPORT,
  ...PROJECTS_EXPORT,
}

type ProductDeps = {
  db: Database
  mails: Mails
  auth: Auth
  storage: Storage
  settings: Settings
  logger: Logger
  heartbeats: Heartbeats
  model: Model | undefined
}

/** The product's concerns, wired with each other and with the protocol servers. */
export type OwnProduct = {
  /** Operations of all concerns, to be mounted at `/api`. */
  api: Hono<HttpEnv>
  /** Counts and times requests for the admin area's overview. */
  measure: Observer
  /** Demo accounts whose passwords this start has set. */
  demoSignIns: readonly DemoSignIn[]
  /** Starts the background work: traffic figures, and the clock of projects. */
  start(): void
  /** Functions that stop the background work, by name. */
  stops: readonly (readonly [name: string, stop: () => Promise<unknown>])[]
}

/** Wires the product; a first start gets its first admin and, where asked for, the demo. */
export async function openOwnProduct(deps: ProductDeps): Promise<OwnProduct> {
  const { db, mails, auth, storage, settings, logger, heartbeats, model } = deps
  const traffic = createTraffic({ db, logger, heartbeats })
  const projects = createProjects({
    db,
    mails,
    settings,
    logger,
    heartbeats,
    model,
    recordAudit,
    recordSecurityEvent: auth.recordAct,
    forgetOthers: [
      () => forgetCounters(db),
      () => forgetWriteCounts(db),
      () => forgetUnconfirmed(db),
      mails.forgetGivenUp,
    ],
  })
  const people = createPeople({
    db,
    mails,
    settings,
    logger,
    isPasswordOf: auth.isPasswordOf,
    hasPassword: auth.hasPassword,
    requireOwnAccount: auth.requireOwnAccount,
    inviteAccount: (tx, { email, role, language }) =>
      auth.inviteNew(tx, { email, language, appMetadata: { role } }),
    banAccount: auth.banAccount,
    removeSecondFactors: auth.removeFactorsOf,
    raiseAlarm: auth.raiseAlarm,
    endSession: auth.endSession,
    refuseSessions: auth.refuseSessions,
    removeFilesOf: storage.removeFilesOf,
    cancelProjectsOf: projects.cancelProjectsOf,
    async forgetAddress(tx, email) {
      await forgetSender(tx, email)
      await forgetNewsletterSubscription(tx, email)
    },
    exportSections: EXPORT_SECTIONS,
    recordAudit,
    recordExport,
    readAudit,
  })
  const mayMail = createAddressLimit(db, { isOn: settings.authRateLimits === true })
  const api = createApi({
    logger,
    gate: {
      ...createAccess({ db, verifyToken: auth.verifyToken }),
      takeTurn: takeOperationTurn(db),
    },
    operations: [
      ...contactOperations({ db, mails, mayMail, settings, recordAudit, requireStillAdmin }),
      ...newsletterOperations({ db, mails, mayMail, settings, recordExport }),
      ...people.operations,
      ...overviewOperations({
        db,
        countAccounts: people.countAccounts,
        flushTraffic: traffic.flush,
        countStalledProjects: projects.countStalled,
      }),
      ...auditOperations(db),
      ...projects.operations,
      ...(settings.keepsMails ? keptMailsOperations({ db, recordAudit, requireStillAdmin }) : []),
      ...moderationOperations({ db, logger, mails, settings, recordAudit, removePicture }),
    ],
  })
  await requireSecondFactors(db, settings)
  const isFresh = settings.demo && (await hasNoAccounts(db))
  if (settings.adminEmail) await ensureFirstAdmin(db, auth.invite, settings.adminEmail)
  const demoSignIns = await prepareDemo({
    db,
    settings,
    isFresh,
    isPasswordOf: auth.isPasswordOf,
    hashPassword: auth.hashPassword,
    storePicture: storage.storePicture,
  })

  return {
    api,
    measure: traffic.observe,
    demoSignIns,
    start() {
      traffic.start()
      projects.start()
      if (settings.demo) projects.addDemo(DEMO_PAIR)
    },
    stops: [
      ['projects', projects.stop],
      ['traffic', traffic.stop],
    ],
  }
}

async function hasNoAccounts(db: Database): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(
    'select not exists (select from auth.users) as empty',
  )
  return row?.empty === true
}
