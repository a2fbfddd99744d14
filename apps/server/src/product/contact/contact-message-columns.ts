import type { ContactMessage } from '@podium/domain'

export const CONTACT_MESSAGE_COLUMNS =
  'id, name, email, subject, message, language, status, created_at'

/** As the driver reads the columns. */
export type MessageRow = Omit<ContactMessage, 'created_at'> & { created_at: Date }
