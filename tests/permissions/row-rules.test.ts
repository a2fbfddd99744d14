import { randomUUID } from 'node:crypto'
import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

/** Rules of rows that the server alone writes: each change of a sound row breaks one of them (`set …`). */
const WRONG: Record<string, readonly string[]> = {
  account_roles: [`role = 'owner'`],
  second_factor_rule: [`roles = '{}'`, `roles = '{user}'`, `grace = '-1 days'`, `only_row = false`],
  contact_messages: [
    `email = ' '`,
    `email = repeat('x', 255)`,
    `message = ' '`,
    `name = ' '`,
    `name = repeat('x', 101)`,
    `language = 'de'`,
    `status = 'lost'`,
    `subject = 'weather'`,
  ],
  contact_message_replies: [`body = ' '`],
  newsletter_subscriptions: [`email = ' '`, `email = repeat('x', 255)`, `language = 'de'`],
  content_reports: [
    `status = 'lost', resolved_at = now()`,
    `resolved_at = now()`,
    `status = 'resolved'`,
    `post_id = null`,
    `decision_id = (select id from moderation_decisions)`,
  ],
  moderation_decisions: [
    `target_type = 'person'`,
    `kind = 'ban'`,
    `kind = 'restore'`,
    `reason = ' '`,
    `reason = repeat('x', 1001)`,
    `content = repeat('x', 5001)`,
    `appeal = ' '`,
    `appeal = repeat('x', 2001)`,
    `appealed_at = null`,
    `appeal = null, appealed_at = null`,
    `appeal_outcome = 'maybe'`,
    `appeal_answer = ' '`,
    `appeal_answer = repeat('x', 1001)`,
    `appeal_settled_at = null`,
  ],
  pro_posts: [
    `author_id = null`,
    `author_id = null, content = '', deleted_at = now()`,
    `author_id = null, deleted_at = now(), image_url = null`,
    `author_id = null, content = '', deleted_at = now(), image_url = null, hidden_at = now()`,
    `content = ''`,
  ],
  projects: [
    `title = ' '`,
    `title = E'One\\nTwo'`,
    `title = repeat('x', 121)`,
    `step = 'done'`,
    `step = 'match'`,
  ],
  project_briefs: [
    `text = ' '`,
    `text = repeat('x', 30001)`,
    `corrections = '{}'`,
    `corrections = (select jsonb_agg(n) from generate_series(1, 101) n)`,
    `version = 0`,
    `analysis = '[]'`,
    `scope = '[]'`,
  ],
  project_turns: [
    `position = 0`,
    `said = ' '`,
    `said = repeat('x', 30001)`,
    `reply = 'perhaps'`,
    `patch = '{}'`,
    `missing = '{budget,weather}'`,
    `questions = '{due}'`,
    `missing = '{budget,due,scope}', questions = '{budget,due,scope}'`,
  ],
  formation_markets: [`hash = 'none'`, `market = '[]'`],
  project_formations: [`asked = '[]'`, `teams = 4`, `record = '[]'`],
  teams: [
    `kind = 'luck'`,
    `status = 'lost'`,
    `quality = 1.1`,
    `cost = -1`,
    `currency = 'eur'`,
    `finish_on = start_on - 1`,
  ],
  seat_departures: [`kind = 'lost'`, `reason = ' '`, `reason = 'Another reason'`],
  room_readings: [`reason = ' '`, `reason = 'Another reason'`],
  seat_overrides: [`reason = ' '`, `reason = 'Another reason'`],
  team_seats: [
    `role = ''`,
    `labels = '[]'`,
    `deputies = array_fill(gen_random_uuid(), array[4])`,
    `days = 0`,
    `day_rates = '{}'`,
    `finish_on = start_on - 1`,
  ],
  invitations: [
    `rank = 4`,
    `day_rate = -1`,
    `status = 'lost', answered_at = now()`,
    `status = 'declined', answered_at = now(), reason = ' '`,
    `status = 'accepted', answered_at = now(), reason = 'No'`,
    `answered_at = now()`,
    `due_at = created_at`,
    `status = 'expired', answered_at = now()`,
  ],
  plans: [
    `version = 501`,
    `roles = '{}'`,
    `milestones = '{}'`,
    `finish_on = start_on - 1`,
    `baseline_finish_on = baseline_finish_on + 1`,
    `version = 0`,
  ],
  plan_versions: [`version = 2`],
  plan_tasks: [
    `task = ''`,
    `position = 0`,
    `labels = '[]'`,
    `role = ''`,
    `milestone = ''`,
    `days = 1001`,
    `finish_on = start_on - 1`,
    `baseline_start_on = baseline_start_on - 1`,
    `state = 'lost', started_on = start_on`,
    `state = 'doing'`,
    `started_on = start_on`,
    `remaining_days = -1`,
    `spent_days = 1`,
    `state = 'doing', started_on = start_on, spent_days = -1`,
    `state = 'done', started_on = start_on, remaining_days = 0`,
    `state = 'done', started_on = start_on, finished_on = start_on - 1, remaining_days = 0`,
    `state = 'done', started_on = start_on, finished_on = start_on`,
  ],
  plan_events: [
    `position = 0`,
    `kind = 'lost'`,
    `kind = 'task'`,
    `task = 'mock-ups'`,
    `details = '[]'`,
  ],
  milestone_deliveries: [
    `milestone = ''`,
    `version = 51`,
    `note = note || '!'`,
    `note = ' '`,
    `note = repeat('x', 4001)`,
    `link = 'javascript:alert(1)'`,
    `outcome = 'lost', answered_at = now()`,
    `outcome = 'accepted'`,
    `outcome = 'changes', answered_at = now()`,
    `comment = 'No'`,
    `outcome = 'changes', comment = ' ', answered_at = now()`,
  ],
  project_feedback: [
    `quality = 0`,
    `timeliness = 6`,
    `communication = 0`,
    `comment = ' '`,
    `subject_id = author_id`,
    `author_id = gen_random_uuid()`,
  ],
  room_messages: [
    `position = 0`,
    `text = ' '`,
    `deleted_at = now()`,
    `text = repeat('a', 4001)`,
    `removed_files = 6`,
  ],
  room_files: [
    `name = 'Other.pdf'`,
    `name = ' '`,
    `name = 'a/b.pdf'`,
    `name = E'a\\\\b.pdf'`,
    `name = '.pdf'`,
    `name = E'a\\u202efdp.exe'`,
    `name = repeat('a', 121)`,
    `type = repeat('a', 101)`,
    `size = 0`,
    `place = 6`,
  ],
  room_readers: [`position = 10001`],
  room_decisions: [
    `text = text || '!'`,
    `text = ' '`,
    `position = 1`,
    `created_at = created_at - interval '1 day'`,
    `withdrawn_by = author_id`,
  ],
  endorsements: [
    `milestone = ''`,
    `project_kind = 'Web site'`,
    `project_title = ' '`,
    `created_at = created_at - interval '1 day'`,
  ],
  availability_weeks: [`hours = 61`, `week = '2026-11-24'`, `week = 'infinity'`],
  person_languages: [`language = 'fra'`],
  proposal_exposures: [`proposals = 0`],
  project_preferences: [`preference = 'maybe'`, `kind = 'Web site'`],
  proposal_standings: [`is_proposed = true`, `month = '2026-11-02'`, `month = '2026-12-01'`],
  calendar_feeds: [`token_hash = 'secret'`, `person_id = gen_random_uuid()`],
  team_shares: [
    `token_hash = 'secret'`,
    `place = 0`,
    `place = 11`,
    `team = '[]'`,
    `team = jsonb_build_object('title', repeat('x', 200000))`,
    `created_at = created_at - interval '1 day'`,
  ],
  model_consents: [
    `host = ' '`,
    `host = E'one\\ntwo'`,
    `host = repeat('x', 301)`,
    `model = ' '`,
    `model = E'one\\ntwo'`,
    `model = repeat('x', 201)`,
  ],
  turn_phrasings: [
    `reply = ' '`,
    `reply = repeat('x', 601)`,
    `language = 'de'`,
    `suggestions = '{}'`,
    `suggestions = '[1, 2, 3, 4]'`,
    `reply = 'After the consent was taken back'`,
  ],
}

/** Changes that only a trigger refuses. */
const KEPT_BY_TRIGGER: ReadonlySet<string> = new Set([
  `text = text || '!'`,
  `position = 1`,
  `status = 'expired', answered_at = now()`,
  `baseline_finish_on = baseline_finish_on + 1`,
  `version = 2`,
  `baseline_start_on = baseline_start_on - 1`,
  `note = note || '!'`,
  `author_id = gen_random_uuid()`,
  `created_at = created_at - interval '1 day'`,
  `person_id = gen_random_uuid()`,
  `month = '2026-12-01'`,
  `reason = 'Another reason'`,
  `name = 'Other.pdf'`,
  `reply = 'After the consent was taken back'`,
])

/** Second rows that a rule forbids beside the first. */
const TWICE = {
  'a link that leaves the newsletter': `insert into newsletter_subscriptions (email, language, token_hash, confirmation_hash)
    select 'eve@example.com', 'fr', token_hash, 'other' from newsletter_subscriptions`,
  'a link that confirms a subscription': `insert into newsletter_subscriptions (email, language, token_hash, confirmation_hash)
    select 'eve@example.com', 'fr', 'other', confirmation_hash from newsletter_subscriptions`,
  'a project with a current team': `insert into teams (project_id, formation_id, kind, quality, cost, currency, start_on, finish_on)
    select project_id, formation_id, kind, quality, cost, currency, start_on, finish_on from teams`,
  'a person invited to a seat': `insert into invitations (team_id, role, person_id, rank, day_rate, due_at, status, answered_at)
    select team_id, role, person_id, 1, day_rate, due_at, 'declined', now() from invitations`,
  'a milestone with a delivery that waits': `insert into milestone_deliveries (team_id, milestone, version, note)
    select team_id, milestone, 2, note from milestone_deliveries`,
  'the address of a calendar': `insert into calendar_feeds (person_id, token_hash)
    select id, token_hash from people, calendar_feeds where id <> person_id`,
  'the address of a shared team': `insert into team_shares (project_id, place, token_hash, team)
    select project_id, 2, token_hash, team from team_shares`,
  'the place of a shared team': `insert into team_shares (project_id, place, token_hash, team)
    select project_id, place, repeat('c', 64), team from team_shares`,
  'a seat with an open invitation': `insert into invitations (team_id, role, person_id, rank, day_rate, due_at)
    select team_id, role, people.id, 1, day_rate, due_at from invitations, people where people.id <> person_id`,
}

describe.each(ENGINES)('rows that the server writes on %s', (engine) => {
  const world = worldOf(engine)
  beforeAll(async () => {
    const { id: author } = await world.signUp({ complete: true })
    const { id: member } = await world.signUp()
    const insert = async (table: string, row: Record<string, unknown>) => {
      const columns = Object.keys(row)
      const [inserted] = await world.db.query<{ id?: string }>(
        `insert into ${table} (${columns.join()})
         values (${columns.map((_column, index) => `$${index + 1}`).join()}) returning *`,
        Object.values(row),
      )
      return inserted?.id
    }
    const post = await insert('pro_posts', {
      author_id: author,
      content: 'A post',
      image_url: '/image.webp',
    })
    const message = await insert('contact_messages', {
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'other',
      message: 'Hello',
      language: 'fr',
    })
    await insert('contact_message_replies', { contact_message_id: message, body: 'Hello' })
    await insert('newsletter_subscriptions', {
      email: 'ada@example.com',
      language: 'fr',
      token_hash: randomUUID(),
      confirmation_hash: randomUUID(),
    })
    await insert('content_reports', { reporter_id: author, post_id: post, reason: 'spam' })
    await insert('moderation_decisions', {
      target_type: 'post',
      target_id: post,
      post_id: post,
      author_id: author,
      kind: 'warn',
      reason: 'Spam',
      content: 'A post',
      appeal: 'It is none',
      appealed_at: new Date(),
      appeal_outcome: 'kept',
      appeal_answer: 'It is',
      appeal_settled_at: new Date(),
    })
    const project_id = await insert('projects', { client_id: author, title: 'A site' })
    const read = { text: 'A site', read_on: '2026-11-22', analysis: {}, scope: {} }
    await insert('project_briefs', { project_id, version: 1, ...read })
    const asked = { missing: ['budget'], questions: ['budget'] }
    const turn = { position: 1, said: 'A site', reply: 'understood', brief_version: 1, ...asked }
    await insert('project_turns', { project_id, ...turn })
    const market_hash = 'a'.repeat(64)
    await insert('formation_markets', { hash: market_hash, market: {} })
    const formed = { brief_version: 1, market_hash, asked: {}, teams: 1, record: {} }
    const formation_id = await insert('project_formations', { project_id, ...formed })
    const days = { start_on: '2026-11-23', finish_on: '2026-11-24' }
    const team = { kind: 'economy', quality: 0.5, cost: 900, currency: 'EUR', ...days }
    const team_id = await insert('teams', { project_id, formation_id, ...team })
    const seat = { team_id, role: 'design' }
    await insert('team_seats', { ...seat, labels: {}, days: 2, day_rates: [450], ...days })
    const terms = { rank: 0, day_rate: 450, due_at: new Date(Date.now() + 86_400_000) }
    await insert('invitations', { ...seat, person_id: author, ...terms })
    await insert('seat_overrides', { ...seat, person_id: author, reason: 'On leave' })
    const former = { team_id, role: 'former' }
    await insert('team_seats', { ...former, labels: {}, days: 2, day_rates: [450], ...days })
    const invitation_id = await insert('invitations', {
      ...{ ...former, person_id: author, ...terms, status: 'accepted', answered_at: new Date() },
    })
    await world.db.query(`update invitations set status = 'ended' where id = $1`, [invitation_id])
    await insert('seat_departures', { invitation_id, kind: 'left', reason: 'On leave' })
    await insert('plans', {
      team_id,
      roles: '[]',
      milestones: '[]',
      ...days,
      baseline_finish_on: days.finish_on,
    })
    await insert('plan_versions', { team_id, version: 1, input: {}, plan: {} })
    const planned = { position: 1, labels: {}, role: 'design', milestone: 'framing', days: 2 }
    const baseline = { baseline_start_on: days.start_on, baseline_finish_on: days.finish_on }
    await insert('plan_tasks', {
      team_id,
      task: 'mock-ups',
      remaining_days: 2,
      ...planned,
      ...days,
      ...baseline,
    })
    await insert('plan_events', { team_id, position: 1, kind: 'made', details: {} })
    await insert('milestone_deliveries', {
      team_id,
      milestone: 'framing',
      version: 1,
      note: 'Done',
    })
    // A further seat, whose member has delivered a milestone that was accepted.
    const held = { team_id, role: 'base' }
    await insert('team_seats', { ...held, labels: {}, days: 2, day_rates: [450], ...days })
    const accepted = { status: 'accepted', answered_at: new Date() }
    await insert('invitations', { ...held, person_id: member, ...terms, ...accepted })
    const launch = { ...planned, role: 'base', milestone: 'launch', position: 2 }
    await insert('plan_tasks', {
      team_id,
      task: 'base',
      remaining_days: 2,
      ...launch,
      ...days,
      ...baseline,
    })
    await insert('milestone_deliveries', {
      team_id,
      milestone: 'launch',
      version: 1,
      note: 'Done',
      outcome: 'accepted',
      answered_at: new Date(),
    })
    await world.db.query('update plans set delivered_at = now()')
    const scores = { quality: 5, timeliness: 5, communication: 5, again: true }
    await insert('project_feedback', {
      team_id,
      author_id: author,
      subject_id: member,
      ...scores,
    })
    await insert('room_messages', { project_id, position: 1, author_id: author, text: 'Hello' })
    await insert('room_files', {
      ...{ id: randomUUID(), project_id, position: 1, place: 1 },
      ...{ name: 'Brief.pdf', type: 'application/pdf', size: 9 },
    })
    await insert('room_readers', { project_id, person_id: author })
    await insert('room_readings', { project_id, author_id: author, reason: 'Complaint' })
    await insert('room_decisions', { project_id, author_id: author, text: 'Agreed' })
    const skill_id = await insert('skills', { name: randomUUID() })
    await insert('user_skills', { user_id: member, skill_id })
    await insert('second_factor_rule', { roles: ['admin'], grace: '7 days' })
    await insert('endorsements', {
      team_id,
      milestone: 'launch',
      person_id: member,
      author_id: author,
      skill_id,
      project_kind: 'website',
    })
    await insert('availability_weeks', { person_id: author, week: '2026-11-23', hours: 10 })
    await insert('person_languages', { person_id: author, language: 'fr' })
    await insert('project_preferences', { person_id: author, kind: 'website', preference: 'more' })
    const standing = { person_id: member, project_id, month: '2026-11-01', kind: {} }
    await insert('proposal_standings', { ...standing, is_proposed: false })
    await insert('calendar_feeds', { person_id: author, token_hash: 'a'.repeat(64) })
    await insert('team_shares', { project_id, place: 1, token_hash: 'b'.repeat(64), team: {} })
    const model = { project_id, host: 'model.example', model: 'm' }
    await insert('model_consents', { ...model, is_given: true })
    await insert('turn_phrasings', { ...model, position: 1, language: 'fr' })
    await world.db.query('update model_consents set is_given = false')
    await insert('proposal_exposures', { person_id: author, last_proposed: '2026-11-22' })
  })

  test.each(Object.entries(WRONG))('%s keep their rules', async (table, changes) => {
    for (const change of changes) {
      const refused = world.db
        .transaction(async (tx) => {
          // A trigger that keeps the whole row as it was would hide the rule of its column.
          if (!KEPT_BY_TRIGGER.has(change))
            await tx.query(`set local session_replication_role = 'replica'`)
          await tx.query(`update ${table} set ${change}`)
        })
        .then(
          () => 'taken',
          ({ sqlState }: { sqlState?: string }) => sqlState,
        )
      expect([change, await refused]).toEqual([change, '23514'])
    }
  })

  test.each([
    ['without its client’s consent', 'model.example', 'm', false],
    ['at another host', 'other.example', 'm', true],
    ['by another model', 'model.example', 'other', true],
  ])('no turn is phrased %s', async (_where, host, model, isGiven) => {
    const phrased = world.db.transaction(async (tx) => {
      await tx.query('delete from turn_phrasings')
      await tx.query('update model_consents set is_given = $1', [isGiven])
      await tx.query(
        `insert into turn_phrasings (project_id, position, host, model, language)
         select project_id, 1, $1, $2, 'fr' from model_consents`,
        [host, model],
      )
    })
    await expect(phrased).rejects.toMatchObject({ sqlState: '23514' })
  })

  test.each(Object.entries(TWICE))('%s is one', async (_what, insert) => {
    await expect(world.db.query(insert)).rejects.toMatchObject({ sqlState: '23505' })
  })
})
