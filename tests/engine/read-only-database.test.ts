import { openDatabase, startWorld } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { expect, test } from 'vitest'

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('a database that takes no writes is read, refuses writes as if it were away, and is written again without a restart', async () => {
  const lines: string[] = []
  let address = ''
  const world = await startWorld(
    'postgres',
    {},
    {
      onLog: (line) => lines.push(line),
      through(databaseUrl) {
        address = databaseUrl
        return databaseUrl
      },
    },
  )
  const operator = await openDatabase({
    databaseUrl: `${address}?options=-c%20default_transaction_read_only%3Doff`,
  })
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.use(world)
  cleanUp.defer(() => operator.close())
  const makeReadOnly = (isReadOnly: boolean) =>
    operator.query(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = ${isReadOnly}', current_database());
      perform pg_terminate_backend(pid) from pg_stat_activity
        where ${isReadOnly} and datname = current_database() and pid <> pg_backend_pid();
    end $$`)
  const readiness = async () => {
    const answer = await fetch(`${world.url}/readyz`)
    return { status: answer.status, body: await answer.json() }
  }
  const person = await world.signUp({ complete: true })
  const { data } = await person.auth.getSession()
  const publish = async () =>
    (await person.from('pro_posts').insert({ author_id: person.id, content: 'Written' })).status
  const upload = () =>
    person.storage
      .from('post-images')
      .upload(`${person.id}/one.gif`, PICTURE, { contentType: 'image/gif' })
  const beginProject = () =>
    fetch(`${world.url}/api/projects`, {
      method: 'POST',
      body: JSON.stringify({ text: 'Un site vitrine' }),
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
  await publish()

  await makeReadOnly(true)

  await eventually(async () =>
    expect(await readiness()).toEqual({
      status: 503,
      body: { code: 'unavailable', error: 'The database takes no writes' },
    }),
  )
  expect((await person.from('pro_posts').select('content')).data).toEqual([{ content: 'Written' }])
  expect(await publish()).toBe(503)
  expect((await beginProject()).status).toBe(503)
  expect((await upload()).error).toMatchObject({ status: 503 })
  const stranger = { email: 'stranger@example.com', password: 'correct horse' }
  expect((await world.anon.auth.signUp(stranger)).error).toMatchObject({ status: 503 })

  const read = () => person.from('pro_posts').select('content')
  await Promise.all(Array.from({ length: 8 }, read))
  await makeReadOnly(false)
  // The first may meet a connection of before, whose refusal tells of all others that wait unused.
  await publish()
  const statuses = []
  for (let at = 0; at < 7; at += 1) statuses.push(await publish())
  expect(new Set(statuses)).toEqual(new Set([201]))

  await eventually(async () => expect(await readiness()).toMatchObject({ status: 200 }))
  // Those that only read meanwhile are connections of before, too.
  expect(new Set(await Promise.all(Array.from({ length: 8 }, publish)))).toEqual(new Set([201]))
  // An outage is told once a second, without a stack.
  expect(lines.map((line) => JSON.parse(line).msg)).toContain('something Podium needs is away')
  expect(lines.join('')).not.toContain('    at ')
})
