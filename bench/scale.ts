import startPostgres from '@podium/testing/global-setup'
import { Child } from './child.ts'
import type { HttpLoad, LoadResult } from './http-load.ts'
import { figuresOf, median } from './percentiles.ts'
import type { ScaleReady } from './scale-server-process.ts'
import { FEED_PATH } from './server-process.ts'

/**
 * `node bench/scale.ts [users] [posts] [rounds] [targets]`: cost of the admin area with 100,000 people and
 * 1,000,000 posts, beside the same with 1,000 people and 10,000 posts; one request at a time, on
 * PostgreSQL. Every round measures both, so that a noisy minute spoils a round and not a side.
 */
const MANY = {
  users: Number(process.argv[2] ?? 100_000),
  posts: Number(process.argv[3] ?? 1_000_000),
}
const FEW = { users: 1_000, posts: 10_000 }
const rounds = Number(process.argv[4] ?? 5)
/** Regular expression of the targets to measure; all without it. */
const wanted = new RegExp(process.argv[5] ?? '')

/** Highest ratio of the two times (issue: the admin area at scale). */
const RATIO_GOAL = 3
const OVERVIEW_GOAL_MS = 200

const pageOf = (users: number, share: number) => Math.max(1, Math.floor((users / 50) * share))
const findPosts = (word: string) => `/rest/v1/rpc/find_posts?words=%7B${word}%7D`
const findMessages = (text: string) => `/api/admin/contact-messages?search=${text}`
const findEntries = (target: string) => `/api/admin/audit?target=${target}`
/** The second of the two requests of a suggestion: names that contain the text. */
const suggestSkills = (text: string) =>
  `/rest/v1/skills?select=id,name,category&folded=like.%25${text}%25&order=name&limit=8`
type Size = typeof FEW
const TARGETS: Record<string, (size: Size) => string> = {
  'first page': () => '/api/admin/users?page=1',
  'page in the middle': ({ users }) => `/api/admin/users?page=${pageOf(users, 0.5)}`,
  'last page': ({ users }) => `/api/admin/users?page=${pageOf(users, 1)}`,
  'middle, by address': ({ users }) => `/api/admin/users?page=${pageOf(users, 0.5)}&sort=email`,
  'search: one person': () => '/api/admin/users?page=1&search=camille496',
  'search: nobody': () => '/api/admin/users?page=1&search=zzzzzz',
  'search: an eighth': () => '/api/admin/users?page=1&search=sofia',
  'search: a third': () => '/api/admin/users?page=1&search=atelier',
  'search: a third, 10th page': () => '/api/admin/users?page=6&search=atelier',
  'search: a third, last page': ({ users }) =>
    `/api/admin/users?page=${pageOf(users / 3, 1)}&search=atelier`,
  'search: everybody': () => '/api/admin/users?page=1&search=example',
  'search: two letters': () => '/api/admin/users?page=1&search=am',
  'search: a role': () => '/api/admin/users?page=1&search=prof',
  'search in a role': () => '/api/admin/users?page=1&role=professional&search=studio',
  'users: a rare name': () => '/api/admin/users?page=1&search=lea%20moreau501',
  'users: a common name': () => '/api/admin/users?page=1&search=ines',
  'users: a rare profession': () => '/api/admin/users?page=1&search=redactrice%2041',
  'users: a common profession': () => '/api/admin/users?page=1&search=architecte',
  'messages: nobody': () => findMessages('zzzzzz'),
  'messages: a rare name': () => findMessages('lea%20muller597'),
  'messages: a common name': () => findMessages('ines'),
  'messages: in the text': () => findMessages('reference%20986'),
  'messages: in every text': () => findMessages('developpement'),
  'skills: of none': () => suggestSkills('zzzzzz'),
  'skills: a rare beginning': () => suggestSkills('redaction%20ab1'),
  'skills: a common part': () => suggestSkills('tegra'),
  'audit: nobody': () => findEntries('zzzzzz'),
  'audit: a rare name': () => findEntries('lea%20moreau501'),
  'audit: a common name': () => findEntries('ines'),
  'overview, 30 days': () => '/api/admin/overview?days=30',
  'overview, 90 days': () => '/api/admin/overview?days=90',
  'feed, first page': () => FEED_PATH,
  'feed, a word of nobody': () => findPosts('zzzzzz'),
  'feed, a word of one post': () => findPosts('9876'),
  'feed, a word of every post': () => findPosts('retour'),
  'feed, a rare name': () => findPosts('moreau496'),
  'feed, a common name': () => findPosts('sofia'),
}

const stopPostgres = await startPostgres()
try {
  await using fewProcess = new Child('scale-server-process.ts', [`${FEW.users}`, `${FEW.posts}`])
  const few = await fewProcess.read<ScaleReady>()
  await using manyProcess = new Child('scale-server-process.ts', [`${MANY.users}`, `${MANY.posts}`])
  const many = await manyProcess.read<ScaleReady>()
  await using loader = new Child('load-process.ts')
  console.log(
    `${MANY.users} people and ${MANY.posts} posts (made in ${(many.seededMs / 1_000).toFixed(0)} s) ` +
      `beside ${FEW.users} and ${FEW.posts}; p95 of ${rounds} rounds, one request at a time\n`,
  )

  const p95Of = async ({ url, anonKey, token }: ScaleReady, path: string) => {
    const load: HttpLoad = {
      port: Number(new URL(url).port),
      method: 'GET',
      path,
      headers: { apikey: anonKey, authorization: `Bearer ${token}` },
      connections: 1,
      warmUpMs: 200,
      measureMs: 1_000,
    }
    const { result } = await loader.ask<{ result: LoadResult }>(load)
    return figuresOf(result.latenciesMs, result.elapsedMs).p95
  }

  console.log(
    `${''.padEnd(28)}${['few ms', 'many ms', 'ratio'].map((name) => name.padStart(9)).join('')}`,
  )
  for (const [name, pathOf] of Object.entries(TARGETS)) {
    if (!wanted.test(name)) continue
    const pairs: { few: number; many: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ few: await p95Of(few, pathOf(FEW)), many: await p95Of(many, pathOf(MANY)) })
    }
    const manyMs = median(pairs.map((pair) => pair.many))
    const ratio = median(pairs.map((pair) => pair.many / pair.few))
    const cells = [
      median(pairs.map((pair) => pair.few)).toFixed(2),
      manyMs.toFixed(2),
      ratio.toFixed(2),
    ]
    console.log(
      name.padEnd(28) +
        cells.map((cell) => cell.padStart(9)).join('') +
        verdict(name, { manyMs, ratio }),
    )
  }
} finally {
  stopPostgres()
}

function verdict(name: string, { manyMs, ratio }: { manyMs: number; ratio: number }): string {
  const isOverview = name.startsWith('overview')
  if (/^(feed|messages|skills|audit)/.test(name)) return ''
  const isMet = isOverview ? manyMs <= OVERVIEW_GOAL_MS : ratio <= RATIO_GOAL
  const goal = isOverview ? `${OVERVIEW_GOAL_MS} ms` : `${RATIO_GOAL} times`
  return `   goal ${goal}: ${isMet ? 'met' : 'MISSED'}`
}
