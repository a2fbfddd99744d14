import { zodResolver } from '@hookform/resolvers/zod'
import { contactForm } from '@podium/domain'

/** Resolver of the contact form, in a file of its own because it is downloaded lazily (`useLazyCheck`). */
export const contactCheck = zodResolver(contactForm)
