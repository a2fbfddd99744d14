/**
 * Longest texts in characters; those of profiles are in profile-fields.ts. The database's constraints say
 * the same (supabase/migrations); tests/permissions/bad-input.test.ts holds the two together.
 */
export const LIMITS = {
  skills: { name: 80, category: 80 },
  pro_posts: { content: 5000, image_url: 2000, image_alt: 1000 },
  pro_post_comments: { content: 2000 },
  content_reports: { details: 1000 },
  contact_messages: { name: 100, email: 254, message: 5000 },
  contact_message_replies: { body: 5000 },
} as const

/** Reasons for reporting a post or a comment. */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate',
  'misinformation',
  'illegal',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Shortest password, in characters (specification §9). */
export const PASSWORD_MIN_LENGTH = 6
/** Longest password, in characters of its normal form (NFKC), whatever their bytes. */
export const PASSWORD_MAX_LENGTH = 128

/** Skill levels from 1 Débutant to 5 Expert (specification §9). */
export const SKILL_LEVELS = [1, 2, 3, 4, 5] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]
export const SKILL_LEVEL_DEFAULT: SkillLevel = 3
export const SKILL_SUGGESTIONS_MAX = 8

/** Availability of a professional (specification §3). */
export const AVAILABILITY_STATUSES = ['available', 'busy', 'away', 'not_looking'] as const
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number]

/** Limits of an uploaded image: the file in bytes, the picture in pixels. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 40_000_000
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** Longer side of a stored image, in pixels. */
export const IMAGE_MAX_SIDE = { 'post-images': 2048, avatars: 512 } as const
export type ImageBucket = keyof typeof IMAGE_MAX_SIDE
