import { ENGINES, startWorld } from '@podium/testing'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
  .png()
  .toBuffer()
const picture = () => new Blob([new Uint8Array(png)], { type: 'image/png' })

describe.each(ENGINES)('folders of pictures on %s', (engine) => {
  test('are emptied by their owner and by admins: an editor and a stranger delete nothing there', async () => {
    await using world = await startWorld(engine)
    const owner = await world.signUp()
    const people = {
      stranger: await world.signUp(),
      editor: await world.signUp({ role: 'editor' }),
      admin: await world.signUp({ role: 'admin' }),
    }
    const name = `${owner.id}/one.png`
    const upload = await owner.storage.from('post-images').upload(name, picture())

    const left: Record<string, number> = {}
    for (const [who, person] of Object.entries(people)) {
      await person.storage.from('post-images').remove([name])
      const rows = await world.db.query('select from storage.objects where name = $1', [name])
      left[who] = rows.length
    }

    expect(upload.error).toBeNull()
    expect(left).toEqual({ stranger: 1, editor: 1, admin: 0 })
  })

  test('hold 1,000 files: the next one is refused with what helps', async () => {
    await using world = await startWorld(engine)
    const owner = await world.signUp()
    await world.db.query(
      `insert into storage.orphaned_files (version, due_at)
       select gen_random_uuid(), now() + interval '1 hour' from generate_series(1, 999)`,
    )
    await world.db.query(
      `insert into storage.objects (bucket_id, name, owner_id, version, metadata)
       select 'avatars', $1::text || '/' || version || '.webp', $1::text, version, '{"size": 1}'
         from storage.orphaned_files`,
      [owner.id],
    )
    const upload = async (name: string) =>
      (await owner.storage.from('post-images').upload(`${owner.id}/${name}`, picture())).error
        ?.message ?? 'stored'

    expect([await upload('last.png'), await upload('one-too-many.png')]).toEqual([
      'stored',
      'Your storage is full',
    ])
    const files = owner.storage.from('post-images')
    const replaced = await files.update(`${owner.id}/last.png`, picture())
    expect(replaced.error?.message).toBe('Your storage is full')
  })
})
