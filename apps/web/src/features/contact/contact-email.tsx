import { PROVIDER } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { contactEmailQuery } from '../../data/contact-email.ts'

/** Contact address as a link. */
export function ContactEmail({ className }: { className?: string }) {
  const { data: email = PROVIDER.email } = useQuery(contactEmailQuery)
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  )
}
