import { dateFormat } from '@podium/domain'
import { type Language, LOCALES } from '@podium/i18n'

/** Time zone of an instant in a mail, which names it: nobody's own is known. */
const TIME_ZONE = 'Europe/Paris'

/** Format of an instant in a mail: day, time and zone. */
export const timeInMail = (language: Language) =>
  dateFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
    timeZoneName: 'short',
  })

/** Format of an instant on the mailbox page: day, time to the second and zone. */
export const timeInMailbox = (language: Language) =>
  dateFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: TIME_ZONE,
  })
