import { zodResolver } from '@hookform/resolvers/zod'
import { commentForm, newPostForm, postForm, reportForm } from '@podium/domain'

/** What the feed's forms accept, in a file of its own: it is downloaded late (`useLateCheck`). */
export const newPostCheck = zodResolver(newPostForm)
export const postCheck = zodResolver(postForm)
export const commentCheck = zodResolver(commentForm)
export const reportCheck = zodResolver(reportForm)
