import { randomUUID } from 'node:crypto'
import { ENGINES, startWorld, type World } from '@podium/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetUnusedImages } from './forget-unused-images.ts'

describe.each(ENGINES)('pictures on %s', (engine) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(engine)
  })
  afterAll(() => world[Symbol.asyncDispose]())

  test('that no post and no profile shows are forgotten after a day', async () => {
    const person = await world.signUp({ complete: true })
    const keep = async (bucket: string, ageHours: number) => {
      const name = `${person.id}/${randomUUID()}.webp`
      const version = randomUUID()
      await world.db.batch([
        { text: `insert into storage.orphaned_files values ($1, 'infinity')`, values: [version] },
        {
          text: `insert into storage.objects (bucket_id, name, version, metadata, created_at)
                 values ($1, $2, $3, '{}', now() - $4 * interval '1 hour')`,
          values: [bucket, name, version, ageHours],
        },
      ])
      return name
    }
    const shown = await keep('post-images', 30)
    const worn = await keep('avatars', 30)
    const young = [await keep('post-images', 1), await keep('avatars', 1)]
    await keep('post-images', 30)
    await keep('avatars', 30)
    const image_url = `/storage/v1/object/public/post-images/${shown}`
    await person
      .from('pro_posts')
      .insert({ author_id: person.id, content: 'A', image_url })
      .throwOnError()
    const avatar_url = `/storage/v1/object/public/avatars/${worn}`
    await person.from('profiles').update({ avatar_url }).eq('id', person.id).throwOnError()

    await forgetUnusedImages(world.db)

    const kept = await world.db.query<{ name: string }>('select name from storage.objects')
    expect(kept.map(({ name }) => name).sort()).toEqual([shown, worn, ...young].sort())
  })
})
