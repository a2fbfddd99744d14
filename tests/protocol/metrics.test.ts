import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Person, SERVICE_ENGINES, type World } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

/** Served samples by name and labels, as `podium_mail_waiting` or `podium_uploads{state="running"}`. */
async function readFigures(world: World): Promise<Map<string, number>> {
  const text = await (await fetch(`${world.url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

const MONITORING = join(import.meta.dirname, '..', '..', 'monitoring')

/** Metrics that the dashboard and the alerts name. */
async function namedMetrics(): Promise<string[]> {
  const texts = await Promise.all(
    ['alerts.yml', 'dashboard.json'].map((file) => readFile(join(MONITORING, file), 'utf8')),
  )
  return [...new Set(texts.join('\n').match(/\b(podium|process|nodejs)_[a-z0-9_]+/g))].sort()
}

const of = (figures: ReadonlyMap<string, number>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, figures.get(name)]))

describe.each(SERVICE_ENGINES)('the figures on %s', (engine) => {
  const world = worldOf(engine)
  let person: Person
  beforeAll(async () => {
    person = await world.signUp()
    await world.db.query(`
      insert into mail.outbox (request, due_at, created_at, failed_at) values
        ('{}', now() + interval '1 day', now() - interval '1 hour', null),
        ('{}', now(), now(), now())`)
  })

  test('tell the routes apart, and name nobody', async () => {
    await person.from('posts_i_made_up').select()
    await person.from('pro_posts').select().eq('author_id', person.id).throwOnError()
    await person.rpc('find_posts', { search: 'secret' })
    await fetch(`${world.url}/storage/v1/object/public/avatars/${person.id}/me.png`)
    await fetch(`${world.url}/dashboard/profile/${person.id}`)
    await fetch(`${world.url}/no/such/page/${person.id}`)

    const figures = await readFigures(world)
    const routes = new Set(
      [...figures.keys()].flatMap((key) => /route="([^"]+)"/.exec(key)?.[1] ?? []),
    )

    expect([...routes]).toEqual(
      expect.arrayContaining([
        '/auth/v1/signup',
        '/rest/v1/*',
        '/rest/v1/pro_posts',
        '/rest/v1/rpc/find_posts',
        '/storage/v1/object/public/:bucket/:name{.+}',
        '/dashboard/profile/:id',
        '/*',
      ]),
    )
    expect([...figures.keys()].filter((key) => key.includes(person.id))).toEqual([])
    expect([...routes].filter((route) => /made_up|secret|such/.test(route))).toEqual([])
  })

  test('tell of the pool, the queue of mails, uploads, sessions, backups and the process', async () => {
    const figures = await readFigures(world)

    expect(
      of(
        figures,
        'podium_database_up',
        'podium_database_pool_waiting',
        `podium_database_restarts_total{engine="${engine}"}`,
        'podium_mail_waiting',
        'podium_mail_given_up',
        'podium_uploads{state="running"}',
        'podium_backup_newest_timestamp_seconds',
        'podium_backup_last_succeeded',
        'podium_loop_late{loop="mail worker"}',
      ),
    ).toEqual({
      podium_database_up: 1,
      podium_database_pool_waiting: 0,
      [`podium_database_restarts_total{engine="${engine}"}`]: 0,
      podium_mail_waiting: 1,
      podium_mail_given_up: 1,
      'podium_uploads{state="running"}': 0,
      podium_backup_newest_timestamp_seconds: 0,
      podium_backup_last_succeeded: Number.NaN,
      'podium_loop_late{loop="mail worker"}': 0,
    })
    expect(figures.get('podium_mail_oldest_seconds')).toBeGreaterThanOrEqual(3600)
    expect(figures.get('podium_sessions')).toBeGreaterThanOrEqual(1)
    expect(figures.get('podium_database_pool_open')).toBeGreaterThanOrEqual(1)
    expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
    expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect([...figures.keys()].some((key) => key.startsWith('podium_build_info{version='))).toBe(
      true,
    )
  })

  test('are all those that the dashboard and the alerts name, each explained in docs/operations.md', async () => {
    const text = await (await fetch(`${world.url}/metrics`)).text()
    const served = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))

    const named = await namedMetrics()
    const missing = named.filter(
      (name) => !served.has(name) && !served.has(name.replace(/_(bucket|count|sum)$/, '')),
    )

    expect(named.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
    const page = await readFile(join(MONITORING, '../docs/operations.md'), 'utf8')
    const ours = [...served].filter((name) => name?.startsWith('podium_'))
    expect(ours.length).toBeGreaterThan(20)
    expect(ours.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})
