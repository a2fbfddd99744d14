import { limitVisitor } from '../../platform/http/limit-visitor.ts'
import type { Served } from '../../platform/http/operation.ts'
import type { ContactDeps } from './contact-deps.ts'
import { getContactMessage } from './get-contact-message.ts'
import { listContactMessages } from './list-contact-messages.ts'
import { replyToContactMessage } from './reply-to-contact-message.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { setContactMessageStatus } from './set-contact-message-status.ts'

export { EXPORT_SECTIONS } from './export-sections.ts'
export { forgetSender } from './forget-sender.ts'

/** Contact messages (decisions row 6): the form of the contact page, and the admin area's list with its replies. */
export function contactOperations(deps: ContactDeps): Served[] {
  const isOn = deps.settings.authRateLimits === true
  return [
    {
      ...sendContactMessage(deps),
      before: limitVisitor(deps.db, { name: 'contact', points: 5, isOn }),
    },
    listContactMessages(deps),
    getContactMessage(deps),
    replyToContactMessage(deps),
    setContactMessageStatus(deps),
  ]
}
