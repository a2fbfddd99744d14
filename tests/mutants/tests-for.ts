import type { Mutant } from './mutant.ts'

/** Paths of tests, as Vitest filters them. */
type Tests = readonly string[]

const protocol = (...names: string[]) => names.map((name) => `tests/protocol/${name}`)
const AUTH = protocol('auth-', 'account.', 'first-admin')
const STORAGE = [
  'apps/server/src/protocol/storage',
  'tests/permissions/stored-files',
  ...protocol('storage'),
]
/** Tests of PostgreSQL's connections and statements; backups and crashes have parts of their own. */
const ENGINE = [
  'database',
  'identity',
  'migrate',
  'one-flush',
  'postgres-',
  'silent-',
  'slow-',
  'access',
].map((name) => `tests/engine/${name}`)
const SCREENS = protocol('admin-', 'moderation', 'contact-messages', 'newsletter', 'access', 'api-')

/** Tests of each part of the sources; the first part that a file belongs to counts. */
const BY_FILE: readonly (readonly [part: string, Tests])[] = [
  [
    'packages/domain/src/limits',
    [
      'packages/domain',
      'tests/permissions',
      ...protocol('storage', 'auth-sign-up', 'auth-user', 'visitor-forms'),
    ],
  ],
  ['packages/domain/src/admin/', ['packages/domain', ...SCREENS, ...protocol('account.')]],
  [
    'packages/domain/src/',
    ['packages/domain', ...protocol('visitor-forms', 'account.', 'api-', 'moderation')],
  ],
  [
    'apps/server/src/platform/db/',
    [
      'apps/server/src/platform/db',
      ...ENGINE,
      ...protocol('http-limits', 'rest-refusals', 'api-errors', 'start.'),
    ],
  ],
  ['apps/server/src/platform/backup/', ['apps/server/src/platform/backup', 'tests/engine/backup']],
  ['apps/server/src/platform/http/fair-turns', ['apps/server/src/platform/http', 'tests/attacks']],
  [
    'apps/server/src/platform/http/',
    [
      'apps/server/src/platform/http',
      ...protocol(
        'access',
        'api-',
        'http-limits',
        'server',
        'visitor-forms',
        'admin-',
        'start.',
        'rest-limits',
        'auth-served',
        'storage.',
      ),
    ],
  ],
  [
    'apps/server/src/platform/mail/',
    [
      'apps/server/src/platform/mail',
      ...protocol(
        'mail',
        'visitor-forms',
        'contact-messages',
        'newsletter',
        'account.',
        'moderation',
        'auth-mail-links',
      ),
    ],
  ],
  ['apps/server/src/platform/objects/', STORAGE],
  [
    'apps/server/src/product/access/',
    protocol('access', 'api-', 'admin-users', 'account.', 'moderation'),
  ],
  ['apps/server/src/product/audit/', protocol('admin-audit', 'access', 'api-')],
  [
    'apps/server/src/product/contact/',
    protocol('contact-messages', 'visitor-forms', 'access', 'api-', 'account.', 'admin-races'),
  ],
  [
    'apps/server/src/product/moderation/',
    protocol('moderation', 'content-reports', 'access', 'api-', 'admin-', 'account.'),
  ],
  [
    'apps/server/src/product/newsletter/',
    protocol('newsletter', 'visitor-forms', 'access', 'api-', 'account.'),
  ],
  ['apps/server/src/product/kept-mails/', protocol('kept-mails', 'access', 'api-')],
  ['apps/server/src/product/overview/', protocol('admin-overview', 'access', 'api-')],
  ['apps/server/src/product/pages/', ['apps/server/src/product/pages', ...protocol('server')]],
  [
    'apps/server/src/product/people/',
    protocol(
      'admin-users',
      'admin-user-list',
      'admin-races',
      'admin-audit',
      'account.',
      'access',
      'api-',
      'first-admin',
    ),
  ],
  [
    'apps/server/src/product/projects/',
    ['apps/server/src/product/projects', ...protocol('project', 'admin-races', 'access', 'api-')],
  ],
  [
    'apps/server/src/product/posts/',
    ['apps/server/src/product/posts', ...protocol('posts', 'server', 'storage.', 'account.')],
  ],
  ['apps/server/src/product/', protocol('api-', 'access', 'server')],
  [
    'apps/server/src/protocol/auth/admin/',
    protocol('auth-admin', 'auth-errors', 'admin-users', 'first-admin'),
  ],
  ['apps/server/src/protocol/auth/', ['apps/server/src/protocol/auth', ...AUTH]],
  [
    'apps/server/src/protocol/rest/',
    [
      'apps/server/src/protocol/rest',
      'tests/permissions',
      'tests/attacks',
      ...protocol('rest-', 'http-limits', 'posts'),
    ],
  ],
  ['apps/server/src/protocol/storage/', STORAGE],
  [
    'apps/server/src/platform/log/',
    ['apps/server/src/platform/log', ...protocol('logs'), 'tests/protocol/auth-mail-links'],
  ],
  [
    'apps/server/src/platform/tracing/',
    ['apps/server/src/platform/tracing', ...protocol('traces')],
  ],
  ['apps/server/src/keys-', ['apps/server/src/keys-file', ...protocol('keys-command', 'start.')]],
  ['apps/server/src/own-backups', ['tests/engine/backup', ...protocol('metrics')]],
  ['apps/server/src/backup-commands', ['tests/engine/backup']],
  [
    'apps/server/src/own-backend',
    protocol('visitor-forms', 'http-limits', 'storage.', 'first-admin', 'metrics', 'start.'),
  ],
  [
    'apps/server/src/',
    [
      'apps/server/src/settings.test',
      'apps/server/src/keys-file',
      'tests/engine/hosted-project',
      ...protocol('server', 'first-admin', 'auth-keys', 'start', 'account.'),
    ],
  ],
]

/** Tests of each part of the schema besides the permissions; the first part that a mutant's name holds counts. */
const BY_TABLE: readonly (readonly [part: RegExp, Tests])[] = [
  [/image|picture/, protocol('storage', 'posts', 'profiles', 'moderation')],
  [/limit_|write_counts/, protocol('write-limits', 'skills')],
  [/report|decision|appeal|moderat/, protocol('content-reports', 'moderation', 'account.')],
  [
    /pro_post|post_|comment|like|tombstone|edit|can_publish/,
    protocol(
      'posts',
      'comments',
      'likes',
      'find-posts',
      'moderation',
      'rest-app-queries',
      'write-limits',
      'account.',
    ),
  ],
  [/skill/, protocol('skills', 'profiles', 'write-limits')],
  [/people|professional|profile/, protocol('profiles', 'account.', 'find-posts')],
  [/follow/, protocol('follows', 'write-limits')],
  [/contact/, protocol('contact-messages', 'visitor-forms')],
  [/newsletter/, protocol('newsletter', 'visitor-forms')],
  [/audit/, protocol('admin-audit', 'admin-users', 'moderation')],
  [
    /project|team|seat|turn|invit|availab|language|market|exposure/,
    protocol('project', 'profiles'),
  ],
  [/daily|figure|overview/, protocol('admin-overview')],
  [/account|users|role|admin/, protocol('admin-', 'account.', 'auth-user', 'auth-admin')],
]

const EVERY_PROTOCOL_TEST: Tests = ['tests/protocol', 'tests/engine']

/** Tests of what people may do, the likeliest first to notice each kind of damage to the schema. */
const PERMISSIONS: readonly (readonly [kind: RegExp, Tests])[] = [
  [/^(check|unique)/, ['row-rules', 'bad-input']],
  [/^policy/, ['matrix', 'hidden-content']],
  [/^grant/, ['matrix', 'mass-assignment', 'schema-rules']],
]

/** Whatever is sent to the whole API: half a minute. */
const isLong = (path: string) => path === 'tests/protocol/api-'

/** Tests that can notice a damage, the likeliest first: those of the part that is damaged. */
export function testsFor(mutant: Mutant): Tests {
  if (mutant.kind === 'schema') return testsOfSchema(mutant.name)
  const tests = BY_FILE.find(([part]) => mutant.file.startsWith(part))?.[1] ?? EVERY_PROTOCOL_TEST
  return [...tests.filter((path) => !isLong(path)), ...tests.filter(isLong)]
}

function testsOfSchema(name: string): Tests {
  const tests = BY_TABLE.find(([part]) => part.test(name))?.[1] ?? EVERY_PROTOCOL_TEST
  const likeliest = PERMISSIONS.find(([kind]) => kind.test(name))?.[1]
  if (likeliest === undefined) return [...tests, 'tests/permissions']
  return [...likeliest.map((file) => `tests/permissions/${file}`), 'tests/permissions', ...tests]
}
