import type { Database } from '@podium/server/platform/db/database'

/** Trades of `hireProfessionals`: what their people can do. */
const TRADES = {
  developer: ['Développement web', 'CMS', 'Responsive design', 'Tests logiciels'],
  designer: ['UI design', 'Web design', 'UX design'],
  manager: ['Gestion de projet'],
} as const

/**
 * Professionals who can be proposed for a website, `each` of every trade, with different rates and levels. Returns their
 * ids by trade, the dearest and best first.
 */
export async function hireProfessionals(
  db: Database,
  each = 4,
): Promise<Record<keyof typeof TRADES, string[]>> {
  const skills = Object.values(TRADES).flat()
  await db.query('insert into skills (name) select unnest($1::text[]) on conflict do nothing', [
    skills,
  ])
  const hire = async (trade: keyof typeof TRADES) => {
    const ids: string[] = []
    for (let at = 0; at < each; at += 1) {
      const [account] = await db.query<{ id: string }>(
        `insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
         values (gen_random_uuid() || '@example.com', now(), '{"role": "professional", "language": "fr"}') returning id`,
      )
      const id = String(account?.id)
      ids.push(id)
      await db.query(`update people set first_name = $2, last_name = $3 where id = $1`, [
        id,
        ['Ana', 'Bilal', 'Chloé', 'David'][at % 4],
        `${trade[0]?.toUpperCase()}${trade.slice(1)}`,
      ])
      await db.query(
        `update professionals set profession = $2, availability_status = 'available' where id = $1`,
        [id, trade],
      )
      await db.query('update professional_rates set hourly_rate = $2 where id = $1', [
        id,
        80 - 10 * at,
      ])
      await db.query(
        `insert into user_skills (user_id, skill_id, level) select $1, id, $3 from skills where name = any($2)`,
        [id, TRADES[trade], Math.max(3, 5 - at)],
      )
    }
    return ids
  }
  return {
    developer: await hire('developer'),
    designer: await hire('designer'),
    manager: await hire('manager'),
  }
}
