import type { admin as fr } from '../fr/admin.ts'
import type { SameKeys } from '../same-keys.ts'

export const admin = {
  label: 'Administration',
  overview: 'Overview',
  moderation: 'Moderation',
  dashboard: 'Dashboard',
  messages: 'Messages',
  projects: 'Projects',
  newsletter: 'Newsletter',
  users: 'Users',
  audit: 'Audit log',
  account: 'My account',
  waiting_one: '{{count, number}} waiting',
  waiting_other: '{{count, number}} waiting',
  userManagement: 'User Management',
  keptMails: {
    title: 'Kept emails',
    lead: 'No mail server is set up (SMTP_URL), so nothing is sent: what would have gone out is kept here, the 500 most recent emails. Their links give access to accounts; reading one is recorded in the audit log.',
    empty: 'No email has been kept yet.',
    off: 'This server does not keep emails.',
    loadFailed: 'The kept emails could not be loaded.',
    panel: 'Email',
    to: 'To',
    createdAt: 'Date',
    recorded: 'The audit log now shows that you have read this email.',
  },
} satisfies SameKeys<typeof fr>
