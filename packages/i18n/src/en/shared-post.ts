import type { sharedPost as fr } from '../fr/shared-post.ts'
import type { SameKeys } from '../same-keys.ts'

export const sharedPost = {
  title: 'Shared post',
  by: '{{name}}: {{excerpt}}',
  heading: 'Post by {{name}}',
  join: 'The conversation goes on at Podium',
  joinText:
    'Create an account to like, comment and follow the professionals you care about. It is free.',
  memberText: 'Open this post in Podium to like it and read the comments.',
  open: 'Open in Podium',
  notFound: 'This post is not public',
  notFoundText:
    'It does not exist (any more), or its author keeps it for members of Podium. Sign in to find out.',
  asMember: 'Open as a member',
} satisfies SameKeys<typeof fr>
