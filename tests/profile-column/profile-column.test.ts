import { readFile } from 'node:fs/promises'
import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRONOUNS } from './additions.ts'
import { type Copy, copyWith } from './copy-with.ts'
import { type Web, webOf } from './web-of.ts'

let copy: Copy
let web: Web
beforeAll(async () => {
  copy = await copyWith(PRONOUNS)
  web = await webOf(copy)
})
afterAll(() => copy[Symbol.asyncDispose]())

test('a new column of profiles is written in six files: SQL, domain, two of texts, form, card', () => {
  expect([...new Set(PRONOUNS.map(({ path }) => path))]).toEqual([
    'supabase/migrations/20991231000000_pronouns.sql',
    'packages/domain/src/profile-fields.ts',
    'packages/i18n/src/fr/profile.ts',
    'packages/i18n/src/en/profile.ts',
    'apps/web/src/features/profile/about-fields.tsx',
    'apps/web/src/features/profile/profile-card.tsx',
  ])
})

describe.each(ENGINES)('a new column of profiles on %s', (engine) => {
  const world = worldOf(engine)
  beforeAll(async () => {
    // Before the first request: the server looks at the schema then.
    await world.db.query(
      `alter table public.people_private add column tax_number text not null default ''`,
    )
    await world.db.query(await readFile(copy.path(PRONOUNS[0]?.path ?? ''), 'utf8'))
  })

  test('is typed, stored, read by others, shown and counted', async () => {
    const [alice, bob] = [await world.signUp({ role: 'professional' }), await world.signUp()]
    const storedFor = async (reader: typeof alice) => {
      const { data } = await reader
        .from('professional_profiles')
        .select<string, { person: object }>(web.publicSelect)
        .eq('id', alice.id)
        .single()
        .throwOnError()
      const { person, ...professional } = data
      return { ...person, ...professional }
    }
    const before = await storedFor(alice)

    const typed = {
      ...web.valuesOf({ ...before, phone_number: null, address: null, postal_code: null }),
      first_name: 'Ada',
      last_name: 'Lovelace',
      profession: 'Analyst',
      pronouns: ' elle ',
    }
    const changes = web.changesOf(typed) as never // the generated types do not know the column
    await alice.rpc('save_profile', { changes }).throwOnError()
    const after = await storedFor(bob)

    expect(web.form(typed)).toMatch(/<label[^>]*>Pronoms/)
    expect(web.form(typed)).toContain('name="pronouns"')
    expect(() => web.changesOf({ ...typed, pronouns: 'x'.repeat(41) })).toThrow('too_long')
    expect(after).toMatchObject({ first_name: 'Ada', pronouns: 'elle' })
    expect(web.card(after)).toContain('<p>elle</p>')
    expect(web.missingSteps(before)).toContain('pronouns')
    expect(web.missingSteps(after)).not.toContain('pronouns')
  })

  test('of a private table is hidden from others, who read its default', async () => {
    const [alice, bob] = [await world.signUp(), await world.signUp()]

    await alice
      .from('profiles')
      .update({ tax_number: 'FR 12' } as never)
      .eq('id', alice.id)
      .throwOnError()
    const stranger = await bob
      .from('profiles')
      .update({ tax_number: '0' } as never)
      .eq('id', alice.id)
      .select('id')

    const read = async (reader: typeof alice) => {
      const { data } = await reader.from('profiles').select('*').eq('id', alice.id).single()
      return data
    }
    expect(stranger.data).toEqual([])
    expect([await read(alice), await read(bob)]).toMatchObject([
      { tax_number: 'FR 12' },
      { tax_number: '' },
    ])
  })
})
