import type { ContactMessage } from '@podium/domain'

export const CONTACT_MESSAGE_COLUMNS =
  'id, name, email, subject, message, language, status, created_at'

/** Row of these columns as the driver reads it. */
export type MessageRow = Omit<ContactMessage, 'created_at'> & { created_at: Date }
