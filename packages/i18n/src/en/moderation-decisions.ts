import type { moderationDecisions as fr } from '../fr/moderation-decisions.ts'
import type { SameKeys } from '../same-keys.ts'

export const moderationDecisions = {
  title: 'Moderation decisions',
  back: 'Back',
  lead: 'What moderators decided about your posts and comments. You can appeal each decision once.',
  loadFailed: 'The decisions could not be loaded.',
  empty: 'No decisions yet.',
  emptyHint: 'Nothing you published has been hidden or deleted.',
  list: 'Decisions',
  post: {
    hide: 'Your post is hidden',
    restore: 'Your post was restored',
    delete: 'Your post was deleted',
    warn: 'A warning about your post',
  },
  comment: {
    hide: 'Your comment is hidden',
    restore: 'Your comment was restored',
    delete: 'Your comment was deleted',
    warn: 'A warning about your comment',
  },
  reason: 'Reason',
  content: 'What you wrote',
  appeal: 'Appeal',
  question: 'Why are you appealing?',
  hint: 'A moderator will read your explanation and reply by email.',
  blank: 'Say why you are appealing.',
  send: 'Send my appeal',
  sending: 'Sending…',
  sent: 'Your appeal has been sent.',
  yours: 'Your appeal',
  pending: 'Under review.',
  outcomes: {
    kept: 'The decision stands',
    reversed: 'The decision is reversed',
  },
} satisfies SameKeys<typeof fr>
