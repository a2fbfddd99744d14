import { createHmac, randomUUID } from 'node:crypto'

/** Secret as Standard Webhooks writes one: `v1,whsec_` and 24 to 64 bytes in base64. */
const SECRET = /^v1,whsec_([A-Za-z0-9+/]+={0,2})$/

/** Key of a webhook's secret; undefined where it is none. */
export function webhookKey(secret: string): Buffer | undefined {
  const [, encoded] = SECRET.exec(secret) ?? []
  if (encoded === undefined) return undefined
  const key = Buffer.from(encoded, 'base64')
  return key.length >= 24 && key.length <= 64 ? key : undefined
}

/**
 * Headers that prove a webhook's sender and moment (Standard Webhooks): one signature for each key, so
 * that a receiver may know the older or the newer one of a rotation.
 */
export function signWebhook(
  body: string,
  { keys, now }: { keys: readonly Buffer[]; now: Date },
): Record<string, string> {
  const id = `msg_${randomUUID()}`
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = keys.map((key) => {
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    return `v1,${mac}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
