/** Actors: `owner` is the person the row belongs to, the others are strangers to it. */
export const ACTORS = [
  'visitor',
  'user',
  'professional',
  'owner',
  'editor',
  'admin',
  'service',
] as const
export type Actor = (typeof ACTORS)[number]

export const VERBS = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof VERBS)[number]

/**
 * Outcome of a verb: `yes`, `none` (no such row for them, nothing happens) or the SQLSTATE of the
 * refusal.
 */
export type Outcome = 'yes' | 'none' | '42501'

const refused = { select: '42501', insert: '42501', update: '42501', delete: '42501' } as const
/** Access of a reader, who finds nothing to change. Inserts are in the owner's name. */
const reader = { select: 'yes', insert: '42501', update: 'none', delete: 'none' } as const
const everything = { select: 'yes', insert: 'yes', update: 'yes', delete: 'yes' } as const

/** Access to rows that come and go with the account. */
const profile = {
  visitor: refused,
  user: { ...reader, delete: '42501' },
  professional: { ...reader, delete: '42501' },
  owner: { select: 'yes', insert: '42501', update: 'yes', delete: '42501' },
  editor: { ...reader, delete: '42501' },
  admin: { ...reader, delete: '42501' },
  service: { select: 'yes', insert: '42501', update: 'yes', delete: '42501' },
} as const

const privatePart = {
  ...profile,
  user: { ...profile.user, select: 'none' },
  professional: { ...profile.professional, select: 'none' },
  editor: { ...profile.editor, select: 'none' },
} as const

/**
 * Access to rows a person adds and removes (likes, follows, …): public to signed-in people, deleted by that
 * person only, never updated.
 */
const ownRow = {
  visitor: refused,
  user: { ...reader, update: '42501' },
  professional: { ...reader, update: '42501' },
  owner: { ...everything, update: '42501' },
  editor: { ...reader, update: '42501' },
  admin: { ...reader, update: '42501' },
  service: { ...everything, update: '42501' },
} as const

const work = {
  visitor: refused,
  user: reader,
  professional: reader,
  owner: everything,
  editor: reader,
  admin: reader,
  service: everything,
} as const

/** Access to data of people without an account: the server's own key only. */
const serverOnly = {
  visitor: refused,
  user: refused,
  professional: refused,
  owner: refused,
  editor: refused,
  admin: refused,
  service: everything,
} as const

/** Access to rows kept by the server; its own key may read them. */
const serverKept = {
  ...serverOnly,
  service: { ...refused, select: 'yes' },
} as const

/** Access to rows written by the database alone, read by whoever may read what they belong to. */
const trace = { ...refused, select: 'yes' } as const
const history = {
  visitor: refused,
  user: trace,
  professional: trace,
  owner: trace,
  editor: trace,
  admin: trace,
  service: trace,
} as const

/** Access to rows written by the server, read by the person they are about and by admins. */
const ownRecord = {
  visitor: refused,
  user: { ...refused, select: 'none' },
  professional: { ...refused, select: 'none' },
  owner: trace,
  editor: { ...refused, select: 'none' },
  admin: trace,
  service: trace,
} as const

/** The same, but for admins, who read it through the product's own API only, or not yet. */
const privateRecord = { ...ownRecord, admin: { ...refused, select: 'none' } } as const

/** Access to what people say of themselves for being proposed: theirs alone, and read by admins. */
const ownChoice = {
  visitor: refused,
  user: { ...reader, select: 'none' },
  professional: { ...reader, select: 'none' },
  owner: everything,
  editor: { ...reader, select: 'none' },
  admin: reader,
  service: trace,
} as const

const mayAdd = { select: 'yes', insert: 'yes', update: 'none', delete: 'none' } as const

/**
 * Permission matrix: every relation of schema public × actor × verb (specification §6, decisions rows 9,
 * 17, 21).
 */
export const PERMISSIONS = {
  account_roles: {
    visitor: refused,
    user: { ...refused, select: 'none' },
    professional: { ...refused, select: 'none' },
    owner: { ...refused, select: 'yes' },
    editor: { ...refused, select: 'none' },
    admin: { ...refused, select: 'yes' },
    service: { ...refused, select: 'yes' },
  },
  second_factor_rule: serverKept,
  people: profile,
  people_private: privatePart,
  profiles: profile,
  professionals: profile,
  professional_rates: privatePart,
  professional_profiles: profile,
  skills: {
    visitor: refused,
    user: reader, // skills belong to professionals
    professional: mayAdd,
    owner: mayAdd, // whoever added a skill does not own it
    editor: mayAdd,
    admin: everything,
    service: everything,
  },
  user_skills: work,
  write_counts: serverKept,
  pro_posts: work,
  pro_post_likes: ownRow,
  pro_post_comments: work,
  pro_post_edits: history,
  pro_post_comment_edits: history,
  content_reports: {
    visitor: refused,
    user: { ...refused, select: 'none' },
    professional: { ...refused, select: 'none' },
    owner: { ...refused, select: 'yes', insert: 'yes' },
    editor: trace,
    admin: trace,
    service: { ...everything, insert: '42501' },
  },
  moderation_decisions: serverKept,
  follows: ownRow,
  contact_messages: serverOnly,
  contact_message_replies: serverOnly,
  newsletter_subscriptions: serverOnly,
  audit_log: serverKept,
  account_directory: serverKept,
  account_counts: serverKept,
  daily_figures: serverKept,
  daily_visitors: serverKept,
  projects: ownRecord,
  project_briefs: ownRecord,
  project_turns: ownRecord,
  formation_markets: serverKept,
  project_formations: serverKept,
  teams: ownRecord,
  team_seats: ownRecord,
  invitations: ownRecord,
  plans: ownRecord,
  plan_versions: serverKept,
  plan_tasks: ownRecord,
  plan_events: ownRecord,
  milestone_deliveries: ownRecord,
  project_feedback: privateRecord, // blind
  room_messages: privateRecord,
  room_files: privateRecord,
  room_mentions: privateRecord,
  room_readers: privateRecord,
  room_decisions: privateRecord,
  endorsements: history,
  availability_weeks: ownChoice,
  project_preferences: ownChoice,
  person_languages: { ...ownRow, service: trace },
  proposal_exposures: serverKept,
  project_proposals: serverKept,
  seat_overrides: serverKept,
  room_readings: serverKept,
  seat_departures: ownRecord,
  calendar_feeds: serverKept,
  team_shares: serverKept,
  model_consents: serverKept,
  draft_warnings: serverKept,
  turn_phrasings: serverKept,
  proposal_standings: serverKept,
  availability_reminders: serverKept,
} as const satisfies Record<string, Record<Actor, Record<Verb, Outcome>>>

export type Relation = keyof typeof PERMISSIONS
