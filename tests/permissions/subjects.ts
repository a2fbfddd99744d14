import { randomUUID } from 'node:crypto'
import type { Relation } from './permissions.ts'

/** Row and changes each relation is tried with. All of it belongs to the owner. */
export type Subject = {
  /** Key of one existing row. */
  key: Record<string, string | number>
  /** Row to insert that does not exist yet. */
  insert: Record<string, unknown>
  /** Change to a different value. */
  change: Record<string, unknown>
}

type Sql = { query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]> }
/** People of a subject: `owner` may publish; `others` are two further people. */
type Cast = { db: Sql; owner: string; others: readonly [string, string] }

/** Makers of the rows by relation; they run as the server, without anybody's permissions. */
export const SUBJECTS: Record<Relation, (cast: Cast) => Promise<Subject>> = {
  account_roles: async ({ owner }) => ({
    key: { id: owner },
    insert: { id: randomUUID(), role: 'user' },
    change: { role: 'editor' },
  }),
  second_factor_rule: async ({ db }) => {
    // A grace of which nobody sees the end: the cast keeps its rights.
    const row = { roles: ['editor'], grace: '1000 years' }
    await db.query(
      'insert into second_factor_rule (roles, grace) values ($1, $2) on conflict do nothing',
      Object.values(row),
    )
    return { key: { only_row: 'true' }, insert: row, change: { grace: '0 days' } }
  },
  people: async ({ owner }) => profile(owner, { first_name: `Ada ${randomUUID()}` }),
  people_private: async ({ owner }) => profile(owner, { phone_number: someText(30) }),
  profiles: async ({ owner }) => profile(owner, { first_name: `Ada ${randomUUID()}` }),
  professionals: async ({ owner }) => profile(owner, { profession: `Editor ${randomUUID()}` }),
  professional_rates: async ({ owner }) => profile(owner, { hourly_rate: someNumber() }),
  professional_profiles: async ({ owner }) => profile(owner, { hourly_rate: someNumber() }),
  skills: async ({ db }) => ({
    key: { id: await newSkill(db) },
    insert: { name: randomUUID() },
    change: { name: randomUUID() },
  }),
  user_skills: async ({ db, owner }) => {
    const [owned, further] = [await newSkill(db), await newSkill(db)]
    await db.query('insert into user_skills (user_id, skill_id) values ($1, $2)', [owner, owned])
    return {
      key: { user_id: owner, skill_id: owned },
      insert: { user_id: owner, skill_id: further },
      change: { level: 5 },
    }
  },
  pro_posts: async ({ db, owner }) => ({
    key: { id: await newPost(db, owner) },
    insert: { author_id: owner, content: 'Hello' },
    change: { content: randomUUID() },
  }),
  pro_post_likes: async ({ db, owner, others: [other] }) => {
    const [liked, further] = [await newPost(db, other), await newPost(db, other)]
    await db.query('insert into pro_post_likes (post_id, user_id) values ($1, $2)', [liked, owner])
    return {
      key: { post_id: liked, user_id: owner },
      insert: { post_id: further, user_id: owner },
      change: { post_id: further },
    }
  },
  pro_post_comments: async ({ db, owner, others: [other] }) => {
    const post = await newPost(db, other)
    return {
      key: { id: await newComment(db, owner, post) },
      insert: { post_id: post, user_id: owner, content: 'Hello' },
      change: { content: randomUUID() },
    }
  },
  pro_post_edits: async ({ db, owner }) => {
    const post = await newPost(db, owner)
    await db.query(`update pro_posts set content = 'Changed' where id = $1`, [post])
    return {
      key: { post_id: post },
      insert: { post_id: post, content: 'Never written', written_at: '2026-01-01' },
      change: { content: randomUUID() },
    }
  },
  pro_post_comment_edits: async ({ db, owner }) => {
    const comment = await newComment(db, owner)
    await db.query(`update pro_post_comments set content = 'Changed' where id = $1`, [comment])
    return {
      key: { comment_id: comment },
      insert: { comment_id: comment, content: 'Never written', written_at: '2026-01-01' },
      change: { content: randomUUID() },
    }
  },
  content_reports: async ({ db, owner, others: [other] }) => ({
    key: {
      id: await newId(
        db,
        `insert into content_reports (reporter_id, post_id, reason) values ($1, $2, 'spam') returning id`,
        [owner, await newPost(db, other)],
      ),
    },
    insert: { reporter_id: owner, post_id: await newPost(db, other), reason: 'spam' },
    change: { details: randomUUID() },
  }),
  moderation_decisions: async ({ db, owner }) => {
    const post = await newPost(db, owner)
    const row = {
      target_type: 'post',
      target_id: post,
      post_id: post,
      author_id: owner,
      kind: 'warn',
      reason: 'Rules',
      content: 'A post',
    }
    return {
      key: {
        id: await newId(
          db,
          `insert into moderation_decisions (${Object.keys(row).join(', ')})
           values ($1, $2, $3, $4, $5, $6, $7) returning id`,
          Object.values(row),
        ),
      },
      insert: row,
      change: { reason: randomUUID() },
    }
  },
  follows: async ({ db, owner, others: [followed, further] }) => {
    await db.query('delete from follows where follower_id = $1', [owner])
    const id = await newId(
      db,
      'insert into follows (follower_id, followed_id) values ($1, $2) returning id',
      [owner, followed],
    )
    return {
      key: { id },
      insert: { follower_id: owner, followed_id: further },
      change: { followed_id: further },
    }
  },
  write_counts: async ({ db, owner }) => {
    const row = {
      person_id: owner,
      minute: '2026-01-01',
      in_minute: 1,
      day: '2026-01-01',
      in_day: 1,
    }
    const kind = randomUUID()
    await db.query(
      `insert into write_counts (person_id, minute, in_minute, day, in_day, kind) values ($1, $2, $3, $4, $5, $6)`,
      [...Object.values(row), kind],
    )
    return {
      key: { person_id: owner, kind },
      insert: { ...row, kind: randomUUID() },
      change: { in_day: 2 },
    }
  },
  contact_messages: async ({ db }) => {
    const row = { name: 'Ada', email: 'ada@example.com', subject: 'devis', language: 'fr' }
    const columns = 'name, email, subject, language, message'
    return {
      key: {
        id: await newId(
          db,
          `insert into contact_messages (${columns}) values ($1, $2, $3, $4, 'Hello') returning id`,
          Object.values(row),
        ),
      },
      insert: { ...row, message: 'Hello again' },
      change: { message: randomUUID() },
    }
  },
  contact_message_replies: async ({ db, owner }) => {
    const messageId = await newId(
      db,
      `insert into contact_messages (name, email, subject, language, message)
       values ('Ada', 'ada@example.com', 'devis', 'fr', 'Hello') returning id`,
      [],
    )
    const row = { contact_message_id: messageId, author_id: owner, body: 'Hello to you' }
    return {
      key: {
        id: await newId(
          db,
          'insert into contact_message_replies (contact_message_id, author_id, body) values ($1, $2, $3) returning id',
          Object.values(row),
        ),
      },
      insert: row,
      change: { body: randomUUID() },
    }
  },
  audit_log: async ({ db, owner }) => {
    const row = { actor_id: owner, action: 'user.ban', target_type: 'user', target_id: owner }
    return {
      key: {
        id: await newId(
          db,
          `insert into audit_log (actor_id, action, target_type, target_id)
           values ($1, $2, $3, $4) returning id`,
          Object.values(row),
        ),
      },
      insert: row,
      change: { action: 'user.unban' },
    }
  },
  account_directory: async ({ owner }) => ({
    key: { id: owner },
    insert: { id: randomUUID(), email: '', role: 'user', created_at: '2026-01-01' },
    change: { role: 'editor' },
  }),
  daily_figures: async ({ db }) => {
    await db.query(`insert into daily_figures (day) values ('2020-01-01') on conflict do nothing`)
    return { key: { day: '2020-01-01' }, insert: { day: '2020-01-02' }, change: { requests: 7 } }
  },
  daily_visitors: async ({ db, owner }) => {
    const key = { day: '2020-01-01', person_id: owner }
    await db.query('insert into daily_visitors values ($1, $2) on conflict do nothing', [
      key.day,
      owner,
    ])
    return { key, insert: { ...key, day: '2020-01-02' }, change: { day: '2020-01-03' } }
  },
  account_counts: async ({ db }) => {
    const [counted] = await db.query('select role, slot from account_counts limit 1')
    return {
      key: { role: String(counted?.role), slot: String(counted?.slot) },
      insert: { role: 'user', slot: 64, accounts: 1 },
      change: { accounts: 7 },
    }
  },
  newsletter_subscriptions: async ({ db }) => {
    const row = () => ({
      email: `${randomUUID()}@example.com`,
      language: 'fr',
      token_hash: randomUUID(),
    })
    return {
      key: {
        id: await newId(
          db,
          `insert into newsletter_subscriptions (email, language, token_hash)
           values ($1, $2, $3) returning id`,
          Object.values(row()),
        ),
      },
      insert: row(),
      change: { email: `${randomUUID()}@example.com` },
    }
  },
  projects: async ({ db, owner }) => ({
    key: { id: await newProject(db, owner) },
    insert: { client_id: owner, title: 'A shop' },
    change: { title: randomUUID() },
  }),
  project_briefs: async ({ db, owner }) => {
    const project = await newProject(db, owner)
    const row = { project_id: project, text: 'A shop', read_on: '2026-01-01' }
    return {
      key: { project_id: project },
      insert: { ...row, version: 2, analysis: {}, scope: {} },
      change: { text: randomUUID() },
    }
  },
  project_turns: async ({ db, owner }) => {
    const project = await newProject(db, owner)
    await db.query(
      `insert into project_turns (project_id, position, reply, brief_version) values ($1, 1, 'ready', 1)`,
      [project],
    )
    return {
      key: { project_id: project },
      insert: { project_id: project, position: 2, reply: 'ready', brief_version: 1 },
      change: { said: randomUUID() },
    }
  },
  formation_markets: async ({ db }) => ({
    key: { hash: await newMarket(db) },
    insert: { hash: someHash(), market: {} },
    change: { market: { at: randomUUID() } },
  }),
  project_formations: async ({ db, owner }) => {
    const formation = await newFormation(db, await newProject(db, owner))
    const { id: _, ...row } = formation
    return { key: { id: formation.id }, insert: row, change: { teams: 0 } }
  },
  teams: async ({ db, owner }) => {
    const team = await newTeam(db, owner)
    const { id: _, ...row } = team
    return {
      key: { id: team.id },
      insert: { ...row, status: 'dissolved' },
      change: { status: 'dissolved' },
    }
  },
  team_seats: async ({ db, owner }) => {
    const { team_id, role, ...seat } = await newSeat(db, owner)
    return {
      key: { team_id },
      insert: { ...seat, team_id, role: randomUUID() },
      change: { days: someNumber() },
    }
  },
  invitations: async ({ db, owner, others: [client, other] }) => {
    await db.query(
      `update invitations set status = 'withdrawn', answered_at = now() where status = 'open'`,
    )
    const seat = await newSeat(db, client)
    const row = {
      team_id: seat.team_id,
      role: seat.role,
      rank: 0,
      day_rate: 400,
      due_at: '2099-01-01',
    }
    const id = await newId(
      db,
      `insert into invitations (team_id, role, rank, day_rate, due_at, person_id)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [...Object.values(row), owner],
    )
    return {
      key: { id },
      insert: { ...row, person_id: other },
      change: { day_rate: someNumber() },
    }
  },
  plans: async ({ db, owner }) => {
    const { team_id, ...row } = await newPlan(db, owner)
    const team = await newTeam(db, owner)
    return {
      key: { team_id },
      insert: { ...row, team_id: team.id },
      change: { due_on: '2026-03-01' },
    }
  },
  plan_versions: async ({ db, owner }) => {
    const { team_id } = await newPlan(db, owner)
    const row = { team_id, input: {}, plan: {} }
    await db.query(
      'insert into plan_versions (team_id, version, input, plan) values ($1, 1, $2, $3)',
      [team_id, '{}', '{}'],
    )
    return { key: { team_id }, insert: { ...row, version: 2 }, change: { version: 3 } }
  },
  plan_tasks: async ({ db, owner }) => {
    const { team_id } = await newPlan(db, owner)
    const dates = { start_on: '2026-01-05', finish_on: '2026-01-06' }
    const row = {
      team_id,
      position: 1,
      labels: {},
      role: 'design',
      milestone: 'framing',
      days: 2,
      remaining_days: 2,
      ...dates,
      baseline_start_on: dates.start_on,
      baseline_finish_on: dates.finish_on,
    }
    await db.query(
      `insert into plan_tasks (task, ${Object.keys(row).join()})
       values ('mock-ups', ${Object.keys(row).map((_column, index) => `$${index + 1}`)})`,
      Object.values(row),
    )
    return { key: { team_id }, insert: { ...row, task: 'base' }, change: { days: 5 } }
  },
  plan_events: async ({ db, owner }) => {
    const { team_id } = await newPlan(db, owner)
    await db.query(
      `insert into plan_events (team_id, position, kind, details) values ($1, 1, 'made', '{}')`,
      [team_id],
    )
    return {
      key: { team_id },
      insert: { team_id, position: 2, kind: 'made', details: {} },
      change: { details: { at: randomUUID() } },
    }
  },
  milestone_deliveries: async ({ db, owner }) => {
    const { team_id } = await newPlan(db, owner)
    await db.query(
      `insert into milestone_deliveries (team_id, milestone, version, note) values ($1, 'framing', 1, 'Done')`,
      [team_id],
    )
    return {
      key: { team_id },
      insert: { team_id, milestone: 'launch', version: 1, note: 'Done' },
      change: { outcome: 'accepted' },
    }
  },
  project_feedback: async ({ db, owner, others: [client, other] }) => {
    const seat = await newSeat(db, client)
    const { team_id } = await newPlanOf(db, seat.team_id)
    await db.query(`update plans set delivered_at = now() where team_id = $1`, [team_id])
    for (const person of [owner, other]) await join(db, seat, person)
    const row = { team_id, subject_id: client, quality: 5, timeliness: 5, communication: 5 }
    await db.query(
      `insert into project_feedback (team_id, author_id, subject_id, quality, timeliness, communication, again)
       values ($1, $2, $3, 5, 5, 5, true)`,
      [team_id, owner, client],
    )
    return {
      key: { team_id },
      insert: { ...row, author_id: other, again: true },
      change: { quality: 4 },
    }
  },
  room_messages: async ({ db, owner }) => {
    const { project_id, position } = await newRoomMessage(db, owner)
    const row = { project_id, author_id: owner, text: 'Hello' }
    return {
      key: { project_id, position },
      insert: { ...row, position: position + 1 },
      change: { text: randomUUID() },
    }
  },
  room_files: async ({ db, owner }) => {
    const place = await newRoomMessage(db, owner)
    const row = { ...place, name: 'Brief.pdf', type: 'application/pdf', size: 9 }
    const id = await newId(
      db,
      `insert into room_files (id, project_id, position, name, type, size, place)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, 1) returning id`,
      Object.values(row),
    )
    return {
      key: { id },
      insert: { ...row, id: randomUUID(), place: 2 },
      change: { name: `${randomUUID()}.pdf` },
    }
  },
  room_mentions: async ({ db, owner, others: [other] }) => {
    const place = await newRoomMessage(db, owner)
    await db.query(
      'insert into room_mentions (project_id, position, person_id) values ($1, $2, $3)',
      [place.project_id, place.position, owner],
    )
    return {
      key: { ...place, person_id: owner },
      insert: { ...place, person_id: other },
      change: { mailed_at: '2026-01-01' },
    }
  },
  room_readers: async ({ db, owner }) => {
    const project_id = await newProject(db, owner)
    await db.query('insert into room_readers (project_id, person_id) values ($1, $2)', [
      project_id,
      owner,
    ])
    return {
      key: { project_id, person_id: owner },
      insert: { project_id: await newProject(db, owner), person_id: owner },
      change: { mails_mentions: false },
    }
  },
  room_decisions: async ({ db, owner }) => {
    const row = { project_id: await newProject(db, owner), text: 'Agreed', author_id: owner }
    return {
      key: {
        id: await newId(
          db,
          'insert into room_decisions (project_id, text, author_id) values ($1, $2, $3) returning id',
          Object.values(row),
        ),
      },
      insert: row,
      change: { text: randomUUID() },
    }
  },
  endorsements: async ({ db, owner, others: [client] }) => {
    const seat = await newSeat(db, client)
    const { team_id } = await newPlanOf(db, seat.team_id)
    const role = await join(db, seat, owner)
    await db.query(
      `insert into plan_tasks (team_id, task, position, labels, role, milestone, days, remaining_days, start_on,
         finish_on, baseline_start_on, baseline_finish_on)
       values ($1, 'base', 1, '{}', $2, 'framing', 1, 1, '2026-01-05', '2026-01-05', '2026-01-05', '2026-01-05')`,
      [team_id, role],
    )
    await db.query(
      `insert into milestone_deliveries (team_id, milestone, version, note, outcome, answered_at)
       values ($1, 'framing', 1, 'Done', 'accepted', now())`,
      [team_id],
    )
    const [endorsed, further] = [await newSkill(db), await newSkill(db)]
    await db.query('insert into user_skills (user_id, skill_id) values ($1, $2), ($1, $3)', [
      owner,
      endorsed,
      further,
    ])
    const row = {
      team_id,
      milestone: 'framing',
      person_id: owner,
      author_id: client,
      project_kind: 'website',
    }
    const id = await newId(
      db,
      `insert into endorsements (team_id, milestone, person_id, author_id, project_kind, skill_id)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [...Object.values(row), endorsed],
    )
    return { key: { id }, insert: { ...row, skill_id: further }, change: { is_hidden: true } }
  },
  availability_weeks: async ({ db, owner }) => {
    await db.query(
      `insert into availability_weeks (person_id, week, hours) values ($1, '2026-11-23', 21)
       on conflict (person_id, week) do update set hours = 21`,
      [owner],
    )
    await db.query(`delete from availability_weeks where week = '2026-11-30'`)
    const key = { person_id: owner, week: '2026-11-23' }
    return { key, insert: { ...key, week: '2026-11-30', hours: 7 }, change: { hours: 35 } }
  },
  person_languages: async ({ db, owner }) => {
    await db.query(
      `insert into person_languages (person_id, language) values ($1, 'fr') on conflict do nothing`,
      [owner],
    )
    await db.query(`delete from person_languages where language <> 'fr'`)
    const key = { person_id: owner, language: 'fr' }
    return { key, insert: { ...key, language: 'en' }, change: { language: 'de' } }
  },
  proposal_standings: async ({ db, owner, others: [client] }) => {
    const [known, further] = [await newProject(db, client), await newProject(db, client)]
    const row = { person_id: owner, month: '2026-11-01', kind: {}, is_proposed: false }
    await db.query(
      `insert into proposal_standings (person_id, month, kind, is_proposed, project_id)
       values ($1, $2, $3, $4, $5)`,
      [...Object.values(row), known],
    )
    return {
      key: { person_id: owner, project_id: known },
      insert: { ...row, project_id: further },
      change: { is_proposed: true },
    }
  },
  availability_reminders: async ({ db, owner, others: [other] }) => {
    await db.query(
      `insert into availability_reminders (person_id) values ($1) on conflict do nothing`,
      [owner],
    )
    await db.query('delete from availability_reminders where person_id = $1', [other])
    return {
      key: { person_id: owner },
      insert: { person_id: other },
      change: { reminded_at: '2026-01-01' },
    }
  },
  project_preferences: async ({ db, owner }) => {
    await db.query(
      `insert into project_preferences (person_id, kind, preference) values ($1, 'website', 'more')
       on conflict (person_id, kind) do update set preference = 'more'`,
      [owner],
    )
    await db.query(`delete from project_preferences where kind = 'event'`)
    const key = { person_id: owner, kind: 'website' }
    return {
      key,
      insert: { ...key, kind: 'event', preference: 'never' },
      change: { preference: 'never' },
    }
  },
  calendar_feeds: async ({ db, owner, others: [other] }) => {
    await db.query(
      `insert into calendar_feeds (person_id, token_hash) values ($1, $2) on conflict do nothing`,
      [owner, someHash()],
    )
    await db.query('delete from calendar_feeds where person_id = $1', [other])
    return {
      key: { person_id: owner },
      insert: { person_id: other, token_hash: someHash() },
      change: { token_hash: someHash() },
    }
  },
  team_shares: async ({ db, owner }) => {
    const project_id = await newProject(db, owner)
    const [id, row] = [randomUUID(), { project_id, team: {} }]
    await db.query(
      'insert into team_shares (id, place, token_hash, project_id, team) values ($1, 1, $2, $3, $4)',
      [id, someHash(), ...Object.values(row)],
    )
    return {
      key: { id },
      insert: { ...row, place: 2, token_hash: someHash() },
      change: { read_at: '2026-01-01' },
    }
  },
  model_consents: async ({ db, owner }) => {
    const consent = { host: 'model.example', model: 'm', is_given: true }
    const project_id = await newProject(db, owner)
    await db.query(
      'insert into model_consents (project_id, host, model, is_given) values ($1, $2, $3, $4)',
      [project_id, ...Object.values(consent)],
    )
    return {
      key: { project_id },
      insert: { project_id: await newProject(db, owner), ...consent },
      change: { is_given: false },
    }
  },
  room_readings: async ({ db, owner }) => {
    const row = { project_id: await newProject(db, owner), author_id: owner, reason: 'Complaint' }
    await db.query(
      'insert into room_readings (project_id, author_id, reason) values ($1, $2, $3)',
      Object.values(row),
    )
    return { key: { project_id: row.project_id }, insert: row, change: { reason: randomUUID() } }
  },
  draft_warnings: async ({ db, owner }) => {
    const project_id = await newProject(db, owner)
    await db.query('insert into draft_warnings (project_id) values ($1)', [project_id])
    return {
      key: { project_id },
      insert: { project_id: await newProject(db, owner) },
      change: { warned_at: '2026-01-01' },
    }
  },
  turn_phrasings: async ({ db, owner }) => {
    const place = { host: 'model.example', model: 'm' }
    const project_id = await newProject(db, owner)
    await db.query(
      `with consent as (insert into model_consents (project_id, host, model, is_given) values ($1, $2, $3, true))
       insert into project_turns (project_id, position, reply, brief_version) values ($1, 1, 'ready', 1), ($1, 2, 'ready', 1)`,
      [project_id, ...Object.values(place)],
    )
    await db.query(
      `insert into turn_phrasings (project_id, position, host, model, language) values ($1, 1, $2, $3, 'fr')`,
      [project_id, ...Object.values(place)],
    )
    return {
      key: { project_id, position: 1 },
      insert: { project_id, position: 2, ...place, language: 'fr' },
      change: { reply: randomUUID() },
    }
  },
  seat_departures: async ({ db, owner, others: [client] }) => {
    const ended = async () => {
      const seat = await newSeat(db, client)
      await join(db, seat, owner)
      return newId(
        db,
        `update invitations set status = 'ended' where team_id = $1 and person_id = $2 returning id`,
        [seat.team_id, owner],
      )
    }
    const row = { kind: 'left', reason: 'On leave' }
    const invitation_id = await ended()
    await db.query(
      'insert into seat_departures (invitation_id, kind, reason) values ($1, $2, $3)',
      [invitation_id, ...Object.values(row)],
    )
    return {
      key: { invitation_id },
      insert: { invitation_id: await ended(), ...row },
      change: { reason: randomUUID() },
    }
  },
  seat_overrides: async ({ db, owner }) => {
    const { team_id, role } = await newSeat(db, owner)
    const row = { team_id, role, person_id: owner, reason: 'On leave' }
    await db.query(
      `insert into seat_overrides (team_id, role, person_id, reason) values ($1, $2, $3, $4)`,
      Object.values(row),
    )
    return { key: { team_id }, insert: row, change: { reason: randomUUID() } }
  },
  project_proposals: async ({ db, owner }) => {
    const project_id = await newProject(db, owner)
    await db.query(
      `insert into project_proposals (project_id, person_id, proposed_at) values ($1, $2, '2026-01-01')`,
      [project_id, owner],
    )
    return {
      key: { project_id, person_id: owner },
      insert: { project_id: await newProject(db, owner), person_id: owner },
      change: { proposed_at: new Date().toISOString() },
    }
  },
  proposal_exposures: async ({ db, owner, others: [other] }) => {
    await db.query(
      `insert into proposal_exposures (person_id, last_proposed) values ($1, '2026-01-01') on conflict do nothing`,
      [owner],
    )
    await db.query('delete from proposal_exposures where person_id = $1', [other])
    return {
      key: { person_id: owner },
      insert: { person_id: other, last_proposed: '2026-01-01' },
      change: { proposals: someNumber() },
    }
  },
}

/** Subject for a table whose row comes with the account; a second one would belong to nobody. */
const profile = (owner: string, change: Record<string, unknown>): Subject => ({
  key: { id: owner },
  insert: { id: randomUUID() },
  change,
})

const someText = (length: number) => randomUUID().slice(0, length)
const someNumber = () => 1 + Math.floor(Math.random() * 1_000_000)

const newSkill = (db: Sql) =>
  newId(db, 'insert into skills (name) values ($1) returning id', [randomUUID()])

const newPost = (db: Sql, author: string) =>
  newId(db, `insert into pro_posts (author_id, content) values ($1, 'A post') returning id`, [
    author,
  ])

const newComment = async (db: Sql, author: string, post?: string) =>
  newId(
    db,
    `insert into pro_post_comments (post_id, user_id, content) values ($1, $2, 'Hi') returning id`,
    [post ?? (await newPost(db, author)), author],
  )

async function newProject(db: Sql, client: string): Promise<string> {
  const id = await newId(
    db,
    `insert into projects (client_id, title) values ($1, 'A shop') returning id`,
    [client],
  )
  await db.query(
    `insert into project_briefs (project_id, version, text, read_on, analysis, scope)
     values ($1, 1, 'A shop', '2026-01-01', '{}', '{}')`,
    [id],
  )
  return id
}

/** Message in the room of a client's project. */
async function newRoomMessage(db: Sql, client: string) {
  const place = { project_id: await newProject(db, client), position: 1 }
  await db.query(
    `insert into room_messages (project_id, position, author_id, text) values ($1, $2, $3, 'Hello')`,
    [place.project_id, place.position, client],
  )
  return place
}

const someHash = () => randomUUID().replaceAll('-', '').repeat(2)

async function newMarket(db: Sql): Promise<string> {
  const hash = someHash()
  await db.query(`insert into formation_markets (hash, market) values ($1, '{}')`, [hash])
  return hash
}

async function newFormation(db: Sql, project: string) {
  const row = {
    project_id: project,
    brief_version: 1,
    market_hash: await newMarket(db),
    asked: {},
    teams: 3,
    record: {},
  }
  const columns = Object.keys(row).join(', ')
  const text = `insert into project_formations (${columns}) values ($1, $2, $3, $4, $5, $6) returning id`
  return { id: await newId(db, text, Object.values(row)), ...row }
}

async function newTeam(db: Sql, client: string) {
  const project = await newProject(db, client)
  const { id: formation } = await newFormation(db, project)
  const row = {
    project_id: project,
    formation_id: formation,
    kind: 'economy',
    quality: 0.8,
    cost: 9000,
    currency: 'EUR',
    start_on: '2026-01-05',
    finish_on: '2026-02-05',
  }
  const columns = Object.keys(row).join(', ')
  const text = `insert into teams (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`
  return { id: await newId(db, text, Object.values(row)), ...row }
}

const newPlan = async (db: Sql, client: string) => newPlanOf(db, (await newTeam(db, client)).id)

async function newPlanOf(db: Sql, id: string) {
  const [start_on, finish_on] = ['2026-01-05', '2026-02-05']
  const row = {
    team_id: id,
    roles: [],
    milestones: [],
    start_on,
    finish_on,
    baseline_finish_on: finish_on,
  }
  await db.query(
    `insert into plans (team_id, roles, milestones, start_on, finish_on, baseline_finish_on)
     values ($1, '[]', '[]', $2, $3, $3)`,
    [id, start_on, finish_on],
  )
  return row
}

async function newSeat(db: Sql, client: string) {
  const { id } = await newTeam(db, client)
  const row = {
    team_id: id,
    role: 'design',
    labels: {},
    days: 5,
    day_rates: [400],
    start_on: '2026-01-05',
    finish_on: '2026-02-05',
  }
  await db.query(
    `insert into team_seats (${Object.keys(row).join(', ')}) values ($1, $2, $3, $4, $5, $6, $7)`,
    Object.values(row),
  )
  return row
}

/** Further seat of a team, accepted by a person. */
async function join(db: Sql, seat: Awaited<ReturnType<typeof newSeat>>, person: string) {
  const role = randomUUID()
  await db.query(
    `insert into team_seats (team_id, role, labels, days, day_rates, start_on, finish_on)
     select team_id, $2, labels, days, day_rates, start_on, finish_on from team_seats where team_id = $1 and role = $3`,
    [seat.team_id, role, seat.role],
  )
  await db.query(
    `insert into invitations (team_id, role, person_id, rank, day_rate, due_at, status, answered_at)
     values ($1, $2, $3, 0, 400, '2099-01-01', 'accepted', now())`,
    [seat.team_id, role, person],
  )
  return role
}

async function newId(db: Sql, text: string, values: readonly unknown[]): Promise<string> {
  const [row] = await db.query(text, values)
  return String(row?.id)
}
