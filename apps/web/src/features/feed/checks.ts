import { zodResolver } from '@hookform/resolvers/zod'
import { commentForm, postForm, reportForm } from '@podium/domain'

/** Resolvers of the feed's forms, in a file of their own because they are downloaded lazily (`useLazyCheck`). */
export const postCheck = zodResolver(postForm)
export const commentCheck = zodResolver(commentForm)
export const reportCheck = zodResolver(reportForm)
