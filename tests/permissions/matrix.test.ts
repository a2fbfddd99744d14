import { ENGINES, type startWorld } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { ACTORS, type Actor, PERMISSIONS, type Relation, VERBS, type Verb } from './permissions.ts'
import { SUBJECTS, type Subject } from './subjects.ts'

const RELATIONS = Object.keys(PERMISSIONS) as Relation[] // Object.keys forgets the keys' type

describe.each(ENGINES)('permissions on %s', (engine) => {
  const world = worldOf(engine)
  let stage: Awaited<ReturnType<typeof setStage>>
  beforeAll(async () => {
    stage = await setStage(world)
  })

  test('every table and view of the public schema has its permissions written down', async () => {
    const relations = await world.db.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    )

    expect(relations.map(({ name }) => name).sort()).toEqual([...RELATIONS].sort())
  })

  describe.each(RELATIONS)('%s', (relation) => {
    test.each(ACTORS)('%s may do what is written down, and nothing else', async (actor) => {
      const outcomes: Partial<Record<Verb, string>> = {}
      for (const verb of VERBS) outcomes[verb] = await attempt(stage, { relation, actor, verb })

      expect(outcomes).toEqual(PERMISSIONS[relation][actor])
    })
  })
})

type World = Awaited<ReturnType<typeof startWorld>>

async function setStage(world: World) {
  const owner = await world.signUp({ role: 'professional', complete: true })
  const others = [
    await world.signUp({ role: 'professional', complete: true }),
    await world.signUp({ complete: true }),
  ] as const
  const clients = {
    visitor: world.anon,
    user: await world.signUp({ role: 'user' }),
    professional: await world.signUp({ role: 'professional', complete: true }),
    owner,
    editor: await world.signUp({ role: 'editor' }),
    admin: await world.signUp({ role: 'admin' }),
    service: world.service,
  } satisfies Record<Actor, unknown>
  return { db: world.db, owner: owner.id, others: [others[0].id, others[1].id] as const, clients }
}

type Attempt = { relation: Relation; actor: Actor; verb: Verb }

/** Outcome of an attempt, judged by the row in the database rather than by the answer alone. */
async function attempt(
  stage: Awaited<ReturnType<typeof setStage>>,
  { relation, actor, verb }: Attempt,
): Promise<string> {
  const subject = await SUBJECTS[relation](stage)
  const find = async (key: Subject['key']) => {
    const where = Object.keys(key).map((column, index) => `${column} = $${index + 1}`)
    const text = `select to_jsonb(r) as row from ${relation} as r where ${where.join(' and ')}`
    return JSON.stringify(await stage.db.query(text, Object.values(key)))
  }
  const count = async () =>
    JSON.stringify(await stage.db.query(`select count(*) as rows from ${relation}`))
  const from = stage.clients[actor].from(relation as never) // the four verbs fit every relation

  switch (verb) {
    case 'select': {
      const { data, error } = await from.select('*').match(subject.key)
      return error?.code ?? (data?.length === 1 ? 'yes' : 'none')
    }
    case 'insert': {
      const before = await count()
      const { error } = await from.insert(subject.insert as never)
      return error?.code ?? ((await count()) === before ? 'none' : 'yes')
    }
    case 'update': {
      const before = await find(subject.key)
      const { error } = await from.update(subject.change as never).match(subject.key)
      return error?.code ?? ((await find(subject.key)) === before ? 'none' : 'yes')
    }
    case 'delete': {
      const { error } = await from.delete().match(subject.key)
      return error?.code ?? ((await find(subject.key)) === '[]' ? 'yes' : 'none')
    }
  }
}
