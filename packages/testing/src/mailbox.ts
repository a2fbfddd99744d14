export type MailboxEntry = {
  to: string
  subject: string
  text: string
  html: string
  language: string
  createdAt: string
}

/**
 * Mails in `/mailbox.json`, newest first; delivery is a moment after the request that caused it.
 */
export async function readMailbox(url: string, to?: string): Promise<MailboxEntry[]> {
  const response = await fetch(`${url}/mailbox.json`)
  if (!response.ok) throw new Error(`/mailbox.json answered ${response.status}`)
  const entries = (await response.json()) as MailboxEntry[] // documented in docs/architecture.md
  return to === undefined ? entries : entries.filter((entry) => entry.to === to)
}
