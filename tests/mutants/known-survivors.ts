const TUNING = 'Only how much is done at once or kept for later changes, never an answer.'
const ANSWERS_ONLY = 'Describes answers, whose counts are never below zero.'
const ALWAYS_OF_SQL = 'What is no SqlError has no `sqlState`; the check is for the type.'
const ALWAYS_OF_APP =
  'A token is refused by an AppError and nothing else; the check is for the type.'
const REFUSED_BY_VIEW =
  'The view’s own trigger refuses it with the code of a missing right (42501).'
const NO_RIGHT_TO_CHANGE =
  'Nobody has the right to update the column that the check names (supabase/schema.txt): the row stays its owner’s.'
const BODY_ROOM =
  'Room around fields that have limits of their own: one byte more lets nobody send more of anything.'
const BEYOND_END = 'There is no letter beyond the end: the loop ends as before.'
const POWER_LOSS =
  'Closing waits for what is being written; only a full disk or a loss of power could tell.'

/** Checks for the type alone: what the file system and the start of a program throw is an Error with a code. */
const ALWAYS_OF_NODE = (
  [
    ['backup/folder-target.ts', 'error'],
    ['backup/run-program.ts', 'cause'],
    ['objects/disk-store.ts', 'error'],
  ] as const
).flatMap(([file, error]) => {
  const name = `operand apps/server/src/platform/${file}:`
  const types = `${error} instanceof Error && 'code' in ${error}`
  return [
    `${name} ${types}: only its left`,
    `${name} ${types}: only its right`,
    `${name} ${types} && ${error}.code === 'ENOENT': only its right`,
  ].map((each) => [each, 'What Node throws there has a code; the check is for the type.'] as const)
})

/**
 * Mutants that no test notices, by name, each with its reason: nobody could tell the damaged product from the sound one.
 * They are not drawn.
 */
export const KNOWN_SURVIVORS: ReadonlyMap<string, string> = new Map([
  ...ALWAYS_OF_NODE,
  [
    'await apps/server/src/own-backend.ts: not awaited mails.start()',
    'The queue starts a moment later; mails wait in their table.',
  ],
  [
    'await apps/server/src/keys-command.ts: not awaited writeKeysFile(settings.dataDir, { url: localUrl(settings), ...keys })',
    'The command ends after what it has begun, and the file is the embedded engine’s, whose tests do not run with mutants.',
  ],
  [
    "access apps/server/src/product/kept-mails/open-kept-mail.ts: 'admin' → moderator",
    'Its transaction asks for an admin again before it reads anything, and refuses with the same code.',
  ],
  [
    'check apps/server/src/protocol/auth/factors/verify-factor.ts: without deps.refuseSessions(raised.ended)',
    'The database’s notice of the ended sessions refuses them too, a moment later.',
  ],
  [
    'check apps/server/src/protocol/auth/passkeys/remove-passkey.ts: without deps.refuseSessions(ended.map((session) => session.id))',
    'The database’s notice of the ended sessions refuses them too, a moment later.',
  ],
  ['limit apps/server/src/product/newsletter/subscribe.ts: maxBodyBytes 64 * 1024 + 1', BODY_ROOM],
  [
    'limit apps/server/src/product/newsletter/newsletter-link.ts: maxBodyBytes 64 * 1024 + 1',
    BODY_ROOM,
  ],
  [
    'boundary apps/server/src/protocol/rest/render-rest-error.ts: error.status < 500: <=',
    'No refusal that the data API makes has the status 500; such a failure is no AppError.',
  ],
  [
    "operand apps/server/src/platform/http/api-document.ts: key === '$ref' && typeof part === 'string': only its left",
    'A reference is a text; the check is for the type.',
  ],
  [
    "await apps/server/src/platform/http/free-port.ts: not awaited once(probe, 'close')",
    'The port is given back by `close()` itself; the event only tells of it.',
  ],
  [
    'boundary apps/server/src/protocol/rest/introspection/view-columns.ts: index < text.length: <=',
    BEYOND_END,
  ],
  [
    'boundary apps/server/src/protocol/rest/introspection/view-columns.ts: index < text.length: <= (2)',
    BEYOND_END,
  ],
  ['limit apps/server/src/product/people/management/count-accounts.ts: REMEMBERED 200 + 1', TUNING],
  ['limit apps/server/src/platform/db/open-postgres.ts: POOL_SIZE 20 + 1', TUNING],
  ['limit apps/server/src/platform/db/prepared-names.ts: MAX_NAMES 1000 + 1', TUNING],
  [
    'boundary apps/server/src/platform/db/prepared-names.ts: (namesOf.get(client)?.size ?? 0) > MAX_NAMES: >=',
    TUNING,
  ],
  ['limit apps/server/src/platform/http/fair-turns.ts: LONG_JOB_FACTOR 15 + 1', TUNING],
  [
    'boundary apps/server/src/platform/http/fair-turns.ts: tookMs >= Math.max(LONG_JOB_MS, usualMs * LONG_JOB_FACTOR): >',
    'Two measured times are never equal.',
  ],
  [
    'boundary apps/server/src/platform/http/fair-turns.ts: tookMs > usualMs: >=',
    'Two measured times are never equal.',
  ],
  [
    'boundary apps/server/src/platform/http/fair-turns.ts: queues.size > 0: >=',
    'Without a queue there is nothing to start.',
  ],
  ['limit apps/server/src/platform/mail/mails.ts: PLACES 5 + 1', TUNING],
  ['limit apps/server/src/product/projects/retention/warn-of-drafts.ts: BATCH 50 + 1', TUNING],
  [
    'limit apps/server/src/product/projects/retention/warn-of-drafts.ts: MOST_BATCHES 20 + 1',
    TUNING,
  ],
  [
    'boundary apps/server/src/product/projects/retention/warn-of-drafts.ts: batch < MOST_BATCHES: <=',
    TUNING,
  ],
  [
    'boundary apps/server/src/product/projects/retention/warn-of-drafts.ts: warned < BATCH: <=',
    'One more batch is asked for, and it is empty, or else comes a turn of the job earlier or later.',
  ],
  ['limit apps/server/src/product/projects/room/mail-mentions.ts: BATCH 50 + 1', TUNING],
  [
    'limit apps/server/src/protocol/auth/passkeys/passkey-challenges.ts: CLEAR_EVERY 20 + 1',
    TUNING,
  ],
  [
    `guard apps/server/src/product/projects/departures/vacant-seat.ts: without if (origin === undefined) throw new RangeError(\`Team \${teamId} has lost its formation\`)`,
    'A foreign key keeps the formation of a team; the check is for the type.',
  ],
  ['limit apps/server/src/platform/mail/smtp-mailer.ts: SMTP_CONNECTIONS 5 + 1', TUNING],
  [
    "operand apps/server/src/platform/mail/render-mail.ts: 'oneClickUnsubscribe' in request && { oneClickUnsubscribe: request.oneClickUnsubscribe }: only its right",
    'An undefined field of a mail is sent as an absent one is: not at all.',
  ],
  [
    'await apps/server/src/platform/objects/whole-file.ts: not awaited file.writeFile(bytes)',
    POWER_LOSS,
  ],
  ['await apps/server/src/platform/objects/whole-file.ts: not awaited file.sync()', POWER_LOSS],
  [
    'await apps/server/src/platform/objects/whole-file.ts: not awaited rename(draft, path)',
    POWER_LOSS,
  ],
  ['await apps/server/src/platform/objects/whole-file.ts: not awaited folder.sync()', POWER_LOSS],
  [
    'guard apps/server/src/product/access/index.ts: without if (!(error instanceof AppError)) throw error',
    ALWAYS_OF_APP,
  ],
  [
    'guard apps/server/src/protocol/rest/identify.ts: without if (!(error instanceof AppError)) throw error',
    ALWAYS_OF_APP,
  ],
  [
    'guard apps/server/src/protocol/storage/requests/identify.ts: without if (!(error instanceof AppError)) throw error',
    ALWAYS_OF_APP,
  ],
  ['limit apps/server/src/product/audit/export-audit.ts: ROWS_AT_ONCE 1_000 + 1', TUNING],
  [
    'boundary apps/server/src/product/audit/export-audit.ts: entries.length < ROWS_AT_ONCE: <=',
    'One more page is asked for, and it is empty.',
  ],
  [
    'limit apps/server/src/product/newsletter/export-newsletter-subscriptions.ts: ROWS_AT_ONCE 1_000 + 1',
    TUNING,
  ],
  [
    'limit apps/server/src/product/pages/fill-page.ts: constants.BROTLI_PARAM_QUALITY 9 + 1',
    'The text is the same at every quality.',
  ],
  [
    'limit apps/server/src/product/people/management/export-users.ts: ROWS_AT_ONCE 1_000 + 1',
    TUNING,
  ],
  [
    "operand apps/server/src/protocol/auth/admin/update-account.ts: !(error instanceof SqlError) || error.sqlState !== '23505': only its right",
    ALWAYS_OF_SQL,
  ],
  [
    "operand apps/server/src/protocol/auth/users/saving-email.ts: !(error instanceof SqlError) || error.sqlState !== '23505': only its right",
    ALWAYS_OF_SQL,
  ],
  [
    "guard apps/server/src/protocol/rest/run-request.ts: without if (!row) throw new Error('the main statement gave no row')",
    'The main statement is an aggregate, which always gives a row; the check is for the type.',
  ],
  ['limit apps/server/src/protocol/rest/statement-cache.ts: MAX_SHAPES 1000 + 1', TUNING],
  ['limit apps/server/src/protocol/rest/statement-cache.ts: MAX_KEY_LENGTH 20_000 + 1', TUNING],
  ['limit apps/server/src/protocol/rest/statement-cache.ts: MAX_NAMES 500 + 1', TUNING],
  [
    'boundary apps/server/src/protocol/rest/statement-cache.ts: key.length > MAX_KEY_LENGTH: >=',
    TUNING,
  ],
  [
    "await apps/server/src/protocol/storage/files/sweeper.ts: not awaited db .query('update storage.orphaned_files set due_at = now() where version = $1', [version]) .catch(willRetry)",
    'The file goes when the next sweep reads the row, a moment later or not.',
  ],
  [
    'limit packages/domain/src/admin/contact-messages.ts: z.number().int().min(0 - 1)',
    ANSWERS_ONLY,
  ],
  ['limit packages/domain/src/admin/moderation.ts: z.number().int().min(0 - 1)', ANSWERS_ONLY],
  [
    'limit packages/domain/src/admin/newsletter-subscriptions.ts: z.number().int().min(0 - 1)',
    ANSWERS_ONLY,
  ],
  ['limit packages/domain/src/admin/overview.ts: z.number().int().min(0 - 1)', ANSWERS_ONLY],
  ['grant insert on profiles', REFUSED_BY_VIEW],
  ['grant delete on profiles', REFUSED_BY_VIEW],
  ['grant insert on professional_profiles', REFUSED_BY_VIEW],
  ['grant delete on professional_profiles', REFUSED_BY_VIEW],
  ['policy pro_posts.pro_posts_update check', NO_RIGHT_TO_CHANGE],
  ['policy pro_post_comments.pro_post_comments_update check', NO_RIGHT_TO_CHANGE],
  ['policy people.people_update check', NO_RIGHT_TO_CHANGE],
  ['policy people_private.people_private_update check', NO_RIGHT_TO_CHANGE],
  ['policy professionals.professionals_update check', NO_RIGHT_TO_CHANGE],
  ['policy professional_rates.professional_rates_update check', NO_RIGHT_TO_CHANGE],
  [
    'check moderation_decisions UNIQUE ("position")',
    'The column is an identity: the database itself gives each decision its own number.',
  ],
  [
    'policy objects.own_images_update check',
    'Our server stores by `insert … on conflict`, whose own policy asks the same first; a Supabase project updates rows.',
  ],
  ...['left', 'right'].map(
    (side) =>
      [
        `operand apps/server/src/protocol/auth/single-sign-on/identity-provider.ts: entity === undefined || descriptor === undefined: only its ${side}`,
        'Entities without a descriptor are left out before: both are undefined together; the check is for the type.',
      ] as const,
  ),
  [
    'operand apps/server/src/protocol/auth/single-sign-on/parse-xml.ts: node.nodeType === node.ELEMENT_NODE && node.namespaceURI === namespace: only its right',
    'Of a document’s children elements alone have a namespace; the check is for the type.',
  ],
  [
    'operand apps/server/src/protocol/auth/single-sign-on/fetch-metadata.ts: !isLocal && !isPublicAddress(ip): only its left',
    'Only an answer from the Internet could tell, and tests ask nobody there.',
  ],
  [
    "guard apps/server/src/protocol/auth/single-sign-on/verify-response.ts: without if (verified === undefined) throw new Error('the response has no assertion')",
    'Reading nothing throws as well, and every such error is answered alike; the check is for the type.',
  ],
  [
    "guard apps/server/src/product/audit/record-audit.ts: without if (entry === undefined) throw new Error('An entry was not written')",
    'An insert without a conflict clause gives its row; the check is for the type.',
  ],
  [
    "operand apps/server/src/platform/tracing/in-span.ts: 'sqlState' in error && typeof error.sqlState === 'string': only its left",
    'A `sqlState` is always a text; the check is for the type.',
  ],
  [
    'boundary apps/server/src/protocol/auth/factors/code-answer.ts: answered.length > 0: >=',
    'A challenge that is answered is not found any more; this is for two answers at one moment, in the order of their codes.',
  ],
  [
    'check apps/server/src/platform/backup/postgres-engine.ts: without await requireNoTables(ask)',
    'The same is asked before a restore begins; the second time is for what came between.',
  ],
  [
    'await apps/server/src/platform/backup/parts.ts: not awaited file.writeFile(await loadPart(place, part.name, part))',
    'A file of one part is whole when it is closed; only one of more than 32 MB has several.',
  ],
  [
    'policy skills.skills_update check',
    'The check asks what `using` has asked in the same statement: who the caller is.',
  ],
  [
    "guard apps/server/src/protocol/auth/verification/complete-verification.ts: without if (user === undefined) throw new AppError('otp_expired')",
    'Tokens go with their account, and the redeemed one is locked; the check is for the type.',
  ],
  [
    'boundary apps/server/src/protocol/auth/captcha/require-captcha.ts: error.status < 500: <=',
    'Checking an admin key refuses with less than 500; what fails of ours there is no `AppError`.',
  ],
  [
    'limit apps/server/src/protocol/realtime/limits.ts: allUnsentBytes 64 * 2 ** 20 + 1',
    'What all clients together have not read yet is counted in frames: whether the last byte is one of it nobody can tell.',
  ],
])
