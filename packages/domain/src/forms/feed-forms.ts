import { z } from 'zod'
import { LIMITS, REPORT_REASONS } from '../limits.ts'
import { issue } from './field-issue.ts'
import { optionalText, requiredText } from './fields.ts'

/** Post and comment forms: the content is required (specification §5). */
export const postForm = z.object({ content: requiredText(LIMITS.pro_posts.content) })
export const commentForm = z.object({ content: requiredText(LIMITS.pro_post_comments.content) })

/** Report of a post or comment; the details are optional. */
export const reportForm = z.object({
  reason: z.enum(REPORT_REASONS, issue('required')),
  details: optionalText(LIMITS.content_reports.details),
})
