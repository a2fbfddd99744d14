import { z } from 'zod'
import { CONTACT_SUBJECTS } from '../contact-subjects.ts'
import { LIMITS } from '../limits.ts'
import { issue } from './field-issue.ts'
import { requiredName, requiredText } from './fields.ts'

const { contact_messages } = LIMITS

// A schema's description does not survive `pipe`, so it is set after it.
const email = requiredText(contact_messages.email)
  .pipe(z.email(issue('invalid_email')))
  .meta({ format: 'email' })

/** Honeypot: hidden from people, so only bots fill it in. */
const website = z.string().max(contact_messages.message, issue('too_long')).default('')

/**
 * Contact form (specification §5 "Contact"). The empty option of the select is refused as missing.
 */
export const contactForm = z.object({
  name: requiredName(contact_messages.name),
  email,
  subject: requiredText(contact_messages.message)
    .pipe(z.enum(CONTACT_SUBJECTS, issue('not_an_option')))
    .meta({ enum: CONTACT_SUBJECTS }),
  message: requiredText(contact_messages.message),
  website,
})

export const newsletterForm = z.object({ email, website })
