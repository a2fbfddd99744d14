import { setTimeout } from 'node:timers/promises'

type Db = { query: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]> }

/** Placeholders for ids in the addresses of screens. */
type Places = Record<
  'person' | 'post' | 'share' | 'choosing' | 'inviting' | 'planned' | 'delivered' | 'invitation',
  string | null
>

/**
 * Address with its places filled in from the demo: a project in which teams are to be chosen (`:choosing`), one whose
 * team is invited, planned or delivered, an open invitation of the demo's professional, the secret of a shared team, and for `:id` the newest shared post
 * in addresses of posts, the planned project in those of plans and rooms, else a person with a full profile.
 */
export async function pathOf(db: Db, path: string, share?: string): Promise<string> {
  if (!path.includes(':')) return path
  const places = { ...(await placesIn(db)), share: share ?? null }
  const id = /^\/p\/|\/post\//.test(path)
    ? 'post'
    : /\/(plan|room)/.test(path)
      ? 'planned'
      : 'person'
  return path.replace(/:(\w+)/, (_, name) => places[name === 'id' ? id : (name as 'post')] ?? '')
}

/** Waits until the demo has a project at each step: they are made after its start. */
export async function untilDemoIsMade(db: Db): Promise<void> {
  const endsAt = Date.now() + DEMO_WITHIN_MS
  for (;;) {
    const missing = Object.entries(await placesIn(db)).filter(([, id]) => id === null)
    if (missing.length === 0) return
    if (Date.now() > endsAt)
      throw new Error(`The demo has no ${missing.map(([name]) => name).join(', ')}`)
    await setTimeout(500)
  }
}

const DEMO_WITHIN_MS = 180_000

async function placesIn(db: Db): Promise<Omit<Places, 'share'>> {
  const [places] = await db.query<Omit<Places, 'share'>>(PLACES)
  if (places === undefined) throw new Error('One row was asked for')
  return places
}

const PLACES = `
  select (select id from people where first_name = 'Sofia') as person,
    (select id from pro_posts where is_shared order by created_at desc limit 1) as post,
    (select id from projects where step = 'choose' order by created_at limit 1) as choosing,
    (select project_id from teams where status = 'inviting' order by created_at limit 1) as inviting,
    (select project_id from teams join plans on team_id = teams.id where delivered_at is null limit 1) as planned,
    (select project_id from teams join plans on team_id = teams.id where delivered_at is not null limit 1) as delivered,
    (select invitations.id from invitations join auth.users on users.id = person_id
      where status = 'open' and email = 'professional@example.com' limit 1) as invitation`
