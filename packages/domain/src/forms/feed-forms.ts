import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { requiredText } from './fields.ts'

/** A post and a comment say something (specification §5). */
export const postForm = z.object({ content: requiredText(LIMITS.pro_posts.content) })
export const commentForm = z.object({ content: requiredText(LIMITS.pro_post_comments.content) })
