import { STANDING_DELAY_HOURS } from '@podium/domain'

/**
 * Projects of a person, for their export: SQL that returns `at`, `id` and `entry` (JSON) for person $1. As a client what
 * they wrote, what was read in it and whom they chose; as a professional when they were proposed, what they were asked and
 * told, and what they said of themselves. Of a formation there are its teams, not the market that others stand in.
 */
export const EXPORT_SECTIONS = {
  projects: `
    select created_at as at, id, to_jsonb(projects) - 'client_id' as entry
    from public.projects where client_id = $1`,
  draft_warnings: `
    select warned_at as at, warnings.project_id as id, to_jsonb(warnings) as entry
    from public.draft_warnings as warnings join public.projects on projects.id = project_id where client_id = $1`,
  project_briefs: `
    select briefs.created_at as at, ${rowId('briefs.project_id', 'briefs.version')} as id, to_jsonb(briefs) as entry
    from public.project_briefs as briefs join public.projects on projects.id = project_id where client_id = $1`,
  project_turns: `
    select turns.created_at as at, ${rowId('turns.project_id', 'turns.position')} as id, to_jsonb(turns) as entry
    from public.project_turns as turns join public.projects on projects.id = project_id where client_id = $1`,
  model_consents: `
    select answered_at as at, consents.project_id as id, to_jsonb(consents) as entry
    from public.model_consents as consents join public.projects on projects.id = project_id where client_id = $1`,
  turn_phrasings: `
    select phrasings.created_at as at, ${rowId('phrasings.project_id', 'phrasings.position')} as id,
      to_jsonb(phrasings) as entry
    from public.turn_phrasings as phrasings join public.projects on projects.id = project_id where client_id = $1`,
  project_formations: `
    select formations.created_at as at, formations.id, jsonb_build_object('project_id', project_id,
      'brief_version', brief_version, 'asked', asked, 'result', record -> 'result',
      'created_at', formations.created_at) as entry
    from public.project_formations as formations join public.projects on projects.id = project_id
    where client_id = $1`,
  teams: `
    select teams.created_at as at, teams.id, to_jsonb(teams) || jsonb_build_object('seats', (
      select coalesce(jsonb_agg(to_jsonb(team_seats) - 'team_id' order by role), '[]')
      from public.team_seats where team_id = teams.id)) as entry
    from public.teams join public.projects on projects.id = project_id where client_id = $1`,
  plans: `
    select plans.created_at as at, plans.team_id as id, to_jsonb(plans) || jsonb_build_object('tasks', (
      select coalesce(jsonb_agg(to_jsonb(plan_tasks) - 'team_id' order by position), '[]')
      from public.plan_tasks where team_id = plans.team_id), 'deliveries', (
      select coalesce(jsonb_agg(to_jsonb(made) - 'team_id' - 'author_id' order by milestone, version), '[]')
      from public.milestone_deliveries as made where made.team_id = plans.team_id)) as entry
    from public.plans join public.teams on teams.id = team_id join public.projects on projects.id = project_id
    where client_id = $1`,
  plan_events: `
    select created_at as at, ${rowId('team_id', 'position')} as id, to_jsonb(plan_events) - 'author_id' as entry
    from public.plan_events where author_id = $1`,
  milestone_deliveries: `
    select created_at as at, ${rowId('team_id', "milestone || ' ' || version")} as id,
      to_jsonb(milestone_deliveries) - 'author_id' as entry
    from public.milestone_deliveries where author_id = $1`,
  project_feedback_given: `
    select created_at as at, ${rowId('team_id', 'subject_id')} as id, to_jsonb(project_feedback) - 'author_id' as entry
    from public.project_feedback where author_id = $1`,
  project_feedback_received: `
    select created_at as at, ${rowId('team_id', 'author_id')} as id, to_jsonb(project_feedback) - 'subject_id' as entry
    from public.project_feedback
    where subject_id = $1 and public.is_feedback_revealed(team_id, author_id, subject_id)`,
  room_messages: `
    select created_at as at, ${rowId('project_id', 'position')} as id, to_jsonb(room_messages) - 'author_id' as entry
    from public.room_messages where author_id = $1`,
  room_files: `
    select files.created_at as at, files.id, to_jsonb(files) as entry
    from public.room_files as files join public.room_messages as messages using (project_id, position)
    where author_id = $1`,
  room_mentions: `
    select created_at as at, ${rowId('project_id', 'position')} as id, to_jsonb(room_mentions) - 'person_id' as entry
    from public.room_mentions where person_id = $1`,
  room_readings: `
    select created_at as at, id, to_jsonb(room_readings) - 'author_id' as entry
    from public.room_readings where author_id = $1`,
  room_decisions: `
    select created_at as at, id, to_jsonb(room_decisions) - 'author_id' - 'withdrawn_by' as entry
    from public.room_decisions where author_id = $1`,
  room_decisions_withdrawn: `
    select withdrawn_at as at, id, jsonb_build_object('id', id, 'withdrawn_at', withdrawn_at) as entry
    from public.room_decisions where withdrawn_by = $1`,
  room_readers: `
    select read_at as at, project_id as id, to_jsonb(room_readers) - 'person_id' as entry
    from public.room_readers where person_id = $1`,
  endorsements_given: `
    select created_at as at, id, to_jsonb(endorsements) - 'author_id' as entry
    from public.endorsements where author_id = $1`,
  endorsements_received: `
    select created_at as at, id, to_jsonb(endorsements) - 'person_id' as entry
    from public.endorsements where person_id = $1`,
  invitations: `
    select created_at as at, id, to_jsonb(invitations) - 'person_id' as entry
    from public.invitations where person_id = $1`,
  seat_departures: `
    select departures.created_at as at, invitation_id as id, to_jsonb(departures) as entry
    from public.seat_departures as departures join public.invitations on invitations.id = invitation_id
    where person_id = $1`,
  seat_departures_of_team: `
    select departures.created_at as at, invitation_id as id, to_jsonb(departures) as entry
    from public.seat_departures as departures join public.invitations on invitations.id = invitation_id
      join public.teams on teams.id = team_id join public.projects on projects.id = project_id
    where client_id = $1`,
  seat_overrides: `
    select created_at as at, id, jsonb_build_object('role', role, 'reason', reason, 'created_at', created_at) as entry
    from public.seat_overrides where person_id = $1`,
  proposals: `
    select to_timestamp(0) as at, ${rowId('project_id', 'person_id')} as id,
      jsonb_build_object('month', date_trunc('month', proposed_at at time zone 'UTC')::date) as entry
    from public.project_proposals
    where person_id = $1 and proposed_at < now() - interval '${STANDING_DELAY_HOURS} hours'`,
  availability_weeks: `
    select said_at as at, ${rowId('person_id', 'week')} as id, to_jsonb(availability_weeks) - 'person_id' as entry
    from public.availability_weeks where person_id = $1`,
  calendar_feed: `
    select created_at as at, person_id as id, jsonb_build_object('created_at', created_at, 'read_at', read_at) as entry
    from public.calendar_feeds where person_id = $1`,
  team_shares: `
    select shares.created_at as at, shares.id, to_jsonb(shares) - 'token_hash' - 'place' as entry
    from public.team_shares as shares join public.projects on projects.id = project_id where client_id = $1`,
  project_preferences: `
    select to_timestamp(0) as at, ${rowId('person_id', 'kind')} as id, to_jsonb(project_preferences) - 'person_id' as entry
    from public.project_preferences where person_id = $1`,
  availability_reminders: `
    select reminded_at as at, person_id as id, jsonb_build_object('reminded_at', reminded_at) as entry
    from public.availability_reminders where person_id = $1`,
  proposal_standings: `
    select to_timestamp(0) as at, ${rowId('person_id', 'project_id')} as id, jsonb_build_object('month', month,
      'kind', kind, 'told', told, 'is_proposed', is_proposed) as entry
    from public.proposal_standings where person_id = $1 and told is not null`,
  languages: `
    select to_timestamp(0) as at, ${rowId('person_id', 'language')} as id,
      jsonb_build_object('language', language) as entry
    from public.person_languages where person_id = $1`,
} as const

/** SQL of an id for a row whose key has two columns: the same for the same row. */
function rowId(first: string, second: string): string {
  return `md5(${first}::text || ' ' || ${second}::text)::uuid`
}
