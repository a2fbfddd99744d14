import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asIdentity } from '../../platform/db/as-identity.ts'
import type { Database } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { DEMO_SIGN_INS } from './demo-sign-ins.ts'
import { loadDemoContent } from './load-demo-content.ts'

/** Longest loading on an idle machine, in ms; asserted by `npm run test:long` only. */
const LOADING_MAX_MS = process.env.PODIUM_TIMED === '1' ? 2000 : Number.POSITIVE_INFINITY

let dataDir: string
let db: Database
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'podium-demo-'))
  const embedded = await openDatabase({ dataDir })
  await migrate(embedded)
  db = embedded
  // The first admin exists before the demo content is loaded, as with ADMIN_EMAIL.
  await db.query(
    `with account as (insert into auth.users (email) values ('boss@example.com') returning id)
     insert into auth.identities (user_id, provider, provider_id, identity_data)
     select id, 'email', id::text, '{}' from account`,
  )
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true })
})

const load = () =>
  loadDemoContent({
    db,
    signIns: DEMO_SIGN_INS,
    hashPassword: async (password) => `hash of ${password}`,
    storePicture: async (bucket, { ownerId, bytes }) =>
      `/storage/v1/object/public/${bucket}/${ownerId}/${bytes.byteLength}.webp`,
    now: new Date(),
  })
const countPosts = async () => (await db.query('select id from pro_posts')).length

test('a fresh database gets its demo content once, and not a second time', async () => {
  const startedAt = performance.now()
  await load()
  const tookMs = performance.now() - startedAt
  const posts = await countPosts()

  await expect(load()).rejects.toMatchObject({ sqlState: '23505' })

  expect({ quick: tookMs < LOADING_MAX_MS, posts, after: await countPosts() }).toEqual({
    quick: true,
    posts: 30,
    after: 30,
  })
})

test('the demo sign-ins are an admin, a professional who may publish, and a client who may not yet', async () => {
  const found = []
  for (const { email, password } of DEMO_SIGN_INS) {
    const [account] = await db.query<{ id: string; role: string; encrypted_password: string }>(
      'select id, account_roles.role, encrypted_password from auth.users join account_roles using (id) where email = $1',
      [email],
    )
    const claims = { role: 'authenticated', sub: account?.id ?? '' }
    const [answer] = await asIdentity(db, claims, (tx) =>
      tx.query<{ can_publish: boolean }>('select can_publish()'),
    )
    found.push({
      role: account?.role,
      signsIn: account?.encrypted_password === `hash of ${password}`,
      publishes: answer?.can_publish,
    })
  }

  expect(found).toEqual([
    { role: 'admin', signsIn: true, publishes: true },
    { role: 'professional', signsIn: true, publishes: true },
    { role: 'user', signsIn: true, publishes: false },
  ])
})

test('everybody of the demo who writes has a face of their own', async () => {
  const faces = await db.query<{ avatar_url: string | null }>(
    `select distinct people.id, avatar_url from people
       join (select author_id from pro_posts union select user_id from pro_post_comments) as wrote on author_id = people.id`,
  )

  expect(faces.length).toBeGreaterThan(5)
  expect(faces.filter(({ avatar_url: url }) => url === null)).toEqual([])
  expect(new Set(faces.map(({ avatar_url: url }) => url)).size).toBe(faces.length)
})

test('nothing in the feed comes from the future, and comments follow their posts', async () => {
  const wrong = await db.query(
    `select comment.id from pro_post_comments as comment join pro_posts as post on post.id = post_id
     where comment.created_at < post.created_at or comment.created_at > now() or post.created_at > now()`,
  )

  expect(wrong).toEqual([])
})

test('a report waits, one was dismissed, and the audit log says by whom', async () => {
  const reports = await db.query('select status from content_reports order by status')
  const entries = await db.query<{ action: string }>(
    `select action from audit_log join people on people.id = actor_id
      where first_name = 'Nadia' and created_at < now() order by created_at`,
  )

  expect(reports).toEqual([{ status: 'dismissed' }, { status: 'open' }])
  expect(entries.map(({ action }) => action)).toEqual(['user.role', 'moderation.dismiss'])
})
