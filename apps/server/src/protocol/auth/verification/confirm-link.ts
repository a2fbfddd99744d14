/** Types of link in mails, `type` in the address. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

/**
 * Link in a mail. It leads to a page of ours that continues to GET /verify, because mail scanners
 * fetch every link, and GET /verify uses the token up (docs/decisions/0031).
 */
export function confirmLink(
  publicUrl: string,
  { linkToken, type, redirectTo }: { linkToken: string; type: LinkType; redirectTo: string },
): string {
  const query = new URLSearchParams({ token: linkToken, type, redirect_to: redirectTo })
  return `${publicUrl}/auth/v1/confirm?${query}`
}
