import { zodResolver } from '@hookform/resolvers/zod'
import { contactForm } from '@podium/domain'

/** What the contact form accepts, in a file of its own: it is downloaded late (`useLateCheck`). */
export const contactCheck = zodResolver(contactForm)
