import { projectDetail } from '@podium/domain'
import type { Person } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { worldOf } from '@podium/testing/suite'
import { expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux et un agenda. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.'
/** Accounts of one address, and formations that each of them sends at once: more than twice an address’s places. */
const ACCOUNTS = 6
const OPEN = 4

// On PostgreSQL alone: a lock that another connection holds keeps the first formation from its end.
const world = worldOf('postgres')

test('however many formations wait for the engine, who shares their address reads projects before any of them ends', async () => {
  await hireProfessionals(world.db)
  const reader = await world.signUp()
  const clients = await Promise.all(Array.from({ length: ACCOUNTS }, () => world.signUp()))
  const ask = (caller: Person, path: string, sent?: unknown) =>
    askAdmin({ url: world.url, caller }, path, {
      ...(sent !== undefined && { method: 'POST', sent }),
    })
  const projects = await Promise.all(
    clients.map(async (caller) => {
      const { id } = projectDetail.parse((await ask(caller, '/projects', { text: BRIEF })).body)
      return { caller, id }
    }),
  )
  const ended: number[] = []
  let formations: Promise<unknown>[] = []

  await world.db.transaction(async (tx) => {
    await tx.query('lock table professional_rates in access exclusive mode')
    formations = Array.from({ length: OPEN }, () => projects)
      .flat()
      .map(({ caller, id }) =>
        ask(caller, `/projects/${id}/formations`, {}).then(({ status }) => ended.push(status)),
      )
    await eventually(async () => {
      const waiting = await world.db.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(waiting).toHaveLength(1)
    })

    expect(await ask(reader, '/projects')).toMatchObject({ status: 200, body: [] })
    expect(ended).toEqual([])
  })

  await Promise.all(formations)
  expect(ended.filter((status) => status === 200).length).toBeGreaterThanOrEqual(ACCOUNTS)
})
