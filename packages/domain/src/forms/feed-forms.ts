import { z } from 'zod'
import { LIMITS, REPORT_REASONS } from '../limits.ts'
import { issue } from './field-issue.ts'
import { optionalText, requiredText } from './fields.ts'

/** A post and a comment say something (specification §5). */
export const postForm = z.object({ content: requiredText(LIMITS.pro_posts.content) })
export const newPostForm = postForm.extend({ isShared: z.boolean() })
export const commentForm = z.object({ content: requiredText(LIMITS.pro_post_comments.content) })

/** What is wrong with a post or a comment; the details are the reporter's to add. */
export const reportForm = z.object({
  reason: z.enum(REPORT_REASONS, issue('required')),
  details: optionalText(LIMITS.content_reports.details),
})
