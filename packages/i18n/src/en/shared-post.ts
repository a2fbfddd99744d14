import type { sharedPost as fr } from '../fr/shared-post.ts'
import type { SameKeys } from '../same-keys.ts'

export const sharedPost = {
  title: 'Shared post',
  by: '{{name}}: {{excerpt}}',
  heading: 'Post by {{name}}',
  join: 'The conversation continues on Podium',
  joinText:
    'Create an account to like, comment and follow the professionals who interest you. It’s free.',
  memberText: 'Open this post on Podium to like it and read the comments.',
  open: 'Open on Podium',
  notFound: 'This post is not public',
  notFoundText:
    'It does not exist, has been deleted, or is reserved for Podium members. Sign in to find out.',
  asMember: 'Open as a member',
} satisfies SameKeys<typeof fr>
