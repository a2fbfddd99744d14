import { randomUUID } from 'node:crypto'
import type { Role } from '@podium/domain'
import type { Database, Statement } from '../../platform/db/database.ts'
import { DEMO_REPORTS, DEMO_ROLE_CHANGE } from './demo-moderation.ts'
import { DEMO_PEOPLE, DEMO_PERSON_KEYS, type DemoPersonKey } from './demo-people.ts'
import {
  DEMO_PICTURES,
  type DemoPictureName,
  readDemoAvatar,
  readDemoPicture,
} from './demo-pictures.ts'
import { DEMO_POSTS } from './demo-posts.ts'
import { DEMO_PROFESSIONALS } from './demo-professionals.ts'
import type { DemoSignIn } from './demo-sign-ins.ts'
import { DEMO_SKILLS } from './demo-skills.ts'
import { DEMO_CONTACT_MESSAGES, DEMO_NEWSLETTER_SUBSCRIPTIONS } from './demo-visitors.ts'

type DemoContent = {
  db: Database
  /** Accounts that get a password; nobody signs in to the others. */
  signIns: readonly DemoSignIn[]
  hashPassword: (password: string) => Promise<string>
  /** Stores a picture and returns its address. */
  storePicture: (
    bucket: 'avatars' | 'post-images',
    picture: { ownerId: string; bytes: Buffer },
  ) => Promise<string>
  now: Date
}

/**
 * Fills an empty database with people, skills, posts, likes, comments, follows, reports with their
 * decisions, contact messages and subscriptions, all or nothing, in one flush; the pictures are stored before it. It runs as
 * the server itself, because past dates are forbidden to clients; constraints and triggers hold as
 * for everybody. Loading twice throws `SqlError`.
 */
export async function loadDemoContent(content: DemoContent): Promise<void> {
  const { db, signIns, hashPassword, storePicture, now } = content
  const passwords = new Map<string, string>()
  for (const { email, password } of signIns) passwords.set(email, await hashPassword(password))

  const people = DEMO_PERSON_KEYS.map((key) => [key, DEMO_PEOPLE[key]] as const)
  const ids = new Map(people.map(([key]) => [key, randomUUID()]))
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
  const posts = await Promise.all(
    DEMO_POSTS.map(async ({ picture, ...post }) => ({
      ...post,
      id: randomUUID(),
      image: picture && (await imageColumns(picture, ids.get(post.author) ?? '')),
    })),
  )

  const reports = DEMO_REPORTS.map((report) => {
    const post = posts.find(({ author }) => author === report.about) // the newest comes first
    return {
      id: randomUUID(),
      reporter_id: ids.get(report.reporter),
      post_id: post?.id,
      author_id: ids.get(report.about),
      content: post?.content,
      reason: report.reason,
      details: report.details,
      created_at: hoursAgo(report.hoursAgo),
      ...(report.dismissed && {
        decision_id: randomUUID(),
        actor_id: ids.get('nadia'),
        decision: report.dismissed.reason,
        decided_at: hoursAgo(report.dismissed.hoursAgo),
      }),
    }
  })
  const decided = reports.filter((report) => 'decision_id' in report)

  const avatars = new Map(
    await Promise.all(
      people.map(async ([key]) => [key, await storeAvatar(key, ids.get(key) ?? '')] as const),
    ),
  )

  const professionals = await Promise.all(
    DEMO_PROFESSIONALS.map(async (person) => {
      const id = randomUUID()
      return { ...person, id, avatarUrl: await storeAvatar(person.avatar, id) }
    }),
  )

  const accounts = [
    ...professionals.map(({ id, email, language }) => ({
      id,
      email,
      encrypted_password: null,
      app_meta: appMetadata('professional'),
      user_meta: { language },
      created_at: hoursAgo(READER_JOINED_H),
    })),
    ...people.map(([key, person]) => ({
      id: ids.get(key),
      email: person.email,
      encrypted_password: passwords.get(person.email) ?? null,
      app_meta: appMetadata(person.role),
      user_meta: { language: person.language },
      created_at: hoursAgo(joinedHoursAgo(key)),
    })),
  ]

  await db.batch([
    insertAccounts(accounts),
    insertIdentities(accounts),
    updateProfiles([
      ...professionals.map(({ id, firstName, lastName, city, country, biography, avatarUrl }) => ({
        id,
        first_name: firstName,
        last_name: lastName,
        city,
        country,
        biography,
        avatar_url: avatarUrl,
      })),
      ...people.map(([key, person]) => ({
        id: ids.get(key),
        first_name: person.firstName,
        last_name: person.lastName,
        phone_number: person.phoneNumber ?? null,
        address: person.address ?? null,
        city: person.city,
        postal_code: person.postalCode ?? null,
        country: person.country,
        biography: person.biography,
        website_url: person.websiteUrl ?? null,
        avatar_url: avatars.get(key),
      })),
    ]),
    updateProfessionalProfiles([
      ...professionals.map(({ id, profession, experienceYears, hourlyRate, availability }) => ({
        id,
        profession,
        experience_years: experienceYears,
        hourly_rate: hourlyRate,
        hourly_rate_public: false,
        availability_status: availability,
      })),
      ...people.flatMap(([key, { work }]) =>
        work
          ? {
              id: ids.get(key),
              profession: work.profession,
              experience_years: work.experienceYears,
              hourly_rate: work.hourlyRate,
              hourly_rate_public: work.hourlyRatePublic,
              availability_status: work.availability,
              portfolio_url: work.portfolioUrl ?? null,
            }
          : [],
      ),
    ]),
    insertLanguages(
      professionals.flatMap(({ id, languages }) =>
        languages.map((language) => ({ person_id: id, language })),
      ),
    ),
    insertSkills(Object.entries(DEMO_SKILLS).map(([name, category]) => ({ name, category }))),
    insertUserSkills([
      ...professionals.flatMap(({ id, skills }) =>
        skills.map(([name, level]) => ({ user_id: id, name, level })),
      ),
      ...people.flatMap(([key, { work }]) =>
        (work?.skills ?? []).map(([name, level]) => ({ user_id: ids.get(key), name, level })),
      ),
    ]),
    insertPosts(
      posts.map(({ id, author, content, image, ...post }) => ({
        id,
        author_id: ids.get(author),
        content,
        created_at: hoursAgo(post.hoursAgo),
        is_shared: post.isShared ?? false,
        ...image,
      })),
    ),
    insertLikes(
      posts.flatMap(({ id, likedBy }) =>
        likedBy.map((person) => ({ post_id: id, user_id: ids.get(person) })),
      ),
    ),
    insertComments(
      posts.flatMap((post) =>
        post.comments.map(({ author, content, hoursLater }) => ({
          post_id: post.id,
          user_id: ids.get(author),
          content,
          created_at: hoursAgo(Math.max(post.hoursAgo - hoursLater, MINUTE_H)),
        })),
      ),
    ),
    insertFollows(
      people.flatMap(([key, { follows }]) =>
        follows.map((followed) => ({
          follower_id: ids.get(key),
          followed_id: ids.get(followed),
        })),
      ),
    ),
    insertDecisions(decided),
    insertReports(reports),
    insertAuditEntries([
      {
        created_at: hoursAgo(DEMO_ROLE_CHANGE.hoursAgo),
        actor_id: ids.get('nadia'),
        action: 'user.role',
        target_type: 'user',
        target_id: ids.get(DEMO_ROLE_CHANGE.about),
        details: { role: 'user', to: 'professional' },
      },
      ...decided.map(({ post_id, actor_id, decision_id, decided_at }) => ({
        created_at: decided_at,
        actor_id,
        action: 'moderation.dismiss',
        target_type: 'post',
        target_id: post_id,
        details: { decision: decision_id, reports: 1 },
      })),
    ]),
    insertMessages(
      DEMO_CONTACT_MESSAGES.map(({ hoursAgo: hours, ...message }) => ({
        ...message,
        created_at: hoursAgo(hours),
      })),
    ),
    insertNewsletterSubscriptions(
      DEMO_NEWSLETTER_SUBSCRIPTIONS.map(({ hoursAgo: hours, ...subscription }) => ({
        ...subscription,
        token_hash: randomUUID(), // nobody has the token, so no link works
        confirmed_at: hoursAgo(hours),
      })),
    ),
  ])

  async function storeAvatar(name: string, ownerId: string) {
    const bytes = await readDemoAvatar(name)
    return storePicture('avatars', { ownerId, bytes })
  }

  async function imageColumns(picture: DemoPictureName, ownerId: string) {
    const { alt, width, height } = DEMO_PICTURES[picture]
    const bytes = await readDemoPicture(picture)
    const image_url = await storePicture('post-images', { ownerId, bytes })
    return { image_url, image_alt: alt, image_width: width, image_height: height }
  }
}

/** Metadata of a demo account that only the server writes; `demo` marks it. */
const appMetadata = (role: Role) => ({
  provider: 'email',
  providers: ['email'],
  role,
  demo: true,
})

const HOUR_MS = 60 * 60 * 1000
const MINUTE_H = 1 / 60
const DAY_H = 24
/** Age of accounts without posts or comments, in hours. */
const READER_JOINED_H = 12 * DAY_H

/** Age of an account in hours: a day more than the first thing its person wrote. */
function joinedHoursAgo(key: DemoPersonKey): number {
  const wrote = DEMO_POSTS.flatMap(({ author, hoursAgo, comments }) => [
    ...(author === key ? [hoursAgo] : []),
    ...comments.flatMap((comment) =>
      comment.author === key ? [hoursAgo - comment.hoursLater] : [],
    ),
  ])
  return wrote.length === 0 ? READER_JOINED_H : Math.max(...wrote) + DAY_H
}

/** Statement over rows sent as one JSON text; `columns` types them as in `jsonb_to_recordset`. */
const overRows = (text: string, columns: string) => (rows: readonly unknown[]) =>
  ({
    text: text.replace('ROWS', `jsonb_to_recordset($1::jsonb) as row (${columns})`),
    values: [JSON.stringify(rows)],
  }) satisfies Statement

const insertAccounts = overRows(
  `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
     raw_user_meta_data, created_at, updated_at)
   select id, email, encrypted_password, created_at, app_meta, user_meta, created_at, created_at from ROWS`,
  'id uuid, email text, encrypted_password text, app_meta jsonb, user_meta jsonb, created_at timestamptz',
)
const insertIdentities = overRows(
  `insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
   select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true,
     'phone_verified', false), created_at, created_at
   from ROWS`,
  'id uuid, email text, created_at timestamptz',
)
const updateProfiles = overRows(
  `update public.profiles set first_name = row.first_name, last_name = row.last_name,
     phone_number = row.phone_number, address = row.address, city = row.city, postal_code = row.postal_code,
     country = row.country, biography = row.biography, website_url = row.website_url, avatar_url = row.avatar_url
   from ROWS where profiles.id = row.id`,
  `id uuid, first_name text, last_name text, phone_number text, address text, city text, postal_code text,
   country text, biography text, website_url text, avatar_url text`,
)
const updateProfessionalProfiles = overRows(
  `update public.professional_profiles set profession = row.profession,
     experience_years = row.experience_years, hourly_rate = row.hourly_rate,
     hourly_rate_public = row.hourly_rate_public, availability_status = row.availability_status,
     portfolio_url = row.portfolio_url
   from ROWS where professional_profiles.id = row.id`,
  `id uuid, profession text, experience_years integer, hourly_rate numeric, hourly_rate_public boolean,
   availability_status text, portfolio_url text`,
)
const insertLanguages = overRows(
  'insert into public.person_languages (person_id, language) select person_id, language from ROWS',
  'person_id uuid, language text',
)
const insertSkills = overRows(
  `insert into public.skills (name, category) select name, category from ROWS`,
  'name text, category text',
)
const insertUserSkills = overRows(
  `insert into public.user_skills (user_id, skill_id, level)
   select user_id, skills.id, level from ROWS join public.skills using (name)`,
  'user_id uuid, name text, level smallint',
)
const insertPosts = overRows(
  `insert into public.pro_posts (id, author_id, content, created_at, is_shared, image_url, image_alt, image_width, image_height)
   select id, author_id, content, created_at, is_shared, image_url, image_alt, image_width, image_height from ROWS`,
  `id uuid, author_id uuid, content text, created_at timestamptz, is_shared boolean, image_url text, image_alt text,
   image_width integer, image_height integer`,
)
const insertLikes = overRows(
  `insert into public.pro_post_likes (post_id, user_id) select post_id, user_id from ROWS`,
  'post_id uuid, user_id uuid',
)
const insertComments = overRows(
  `insert into public.pro_post_comments (post_id, user_id, content, created_at)
   select post_id, user_id, content, created_at from ROWS`,
  'post_id uuid, user_id uuid, content text, created_at timestamptz',
)
const insertFollows = overRows(
  `insert into public.follows (follower_id, followed_id) select follower_id, followed_id from ROWS`,
  'follower_id uuid, followed_id uuid',
)
const insertDecisions = overRows(
  `insert into public.moderation_decisions (id, target_type, target_id, post_id, author_id, actor_id, kind, reason, content, created_at)
   select decision_id, 'post', post_id, post_id, author_id, actor_id, 'dismiss', decision, content, decided_at from ROWS`,
  `decision_id uuid, post_id uuid, author_id uuid, actor_id uuid, decision text, content text, decided_at timestamptz`,
)
const insertReports = overRows(
  `insert into public.content_reports (id, reporter_id, post_id, reason, details, status, created_at, resolved_at, decision_id)
   select id, reporter_id, post_id, reason, details, case when decision_id is null then 'open' else 'dismissed' end,
     created_at, decided_at, decision_id from ROWS`,
  `id uuid, reporter_id uuid, post_id uuid, reason text, details text, created_at timestamptz, decided_at timestamptz,
   decision_id uuid`,
)
const insertAuditEntries = overRows(
  `insert into public.audit_log (created_at, actor_id, action, target_type, target_id, details)
   select created_at, actor_id, action, target_type, target_id, details from ROWS`,
  'created_at timestamptz, actor_id uuid, action text, target_type text, target_id text, details jsonb',
)
const insertMessages = overRows(
  `insert into public.contact_messages (name, email, subject, language, message, created_at)
   select name, email, subject, language, message, created_at from ROWS`,
  'name text, email text, subject text, language text, message text, created_at timestamptz',
)
const insertNewsletterSubscriptions = overRows(
  `insert into public.newsletter_subscriptions (email, language, token_hash, requested_at, confirmed_at)
   select email, language, token_hash, confirmed_at, confirmed_at from ROWS`,
  'email text, language text, token_hash text, confirmed_at timestamptz',
)
