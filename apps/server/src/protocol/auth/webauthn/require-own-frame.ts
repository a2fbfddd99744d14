import { z } from 'zod'

const ClientData = z.object({ crossOrigin: z.boolean().optional() })

/**
 * Check that a page of ours was asked, and not one of ours in somebody else's frame (WebAuthn
 * §13.4.2). Throws for anything else.
 */
export function requireOwnFrame(clientDataJSON: string): void {
  const { crossOrigin } = ClientData.parse(
    JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()),
  )
  if (crossOrigin === true) throw new Error('The page is in a frame of another site')
}
