import { z } from 'zod'
import { joinRequest, newToken } from './join-request.ts'

/** Versions of Phoenix's protocol: 1.0.0 sends objects, 2.0.0 arrays. */
export type Version = '1.0.0' | '2.0.0'

type Ref = string | number | null

/**
 * Message of a client. `ref` names it in the reply, `joinRef` the join that its channel began with. Of its payload only
 * what is read of it is kept, because messages wait: nothing else bounds how much room the rest of a text takes.
 */
export type Frame = {
  joinRef: Ref
  ref: Ref
  topic: string
  event: string
  payload: unknown
}

/** Message to a client; its payload is JSON already. */
export type Sent = Omit<Frame, 'payload'> & { payload: string }

const ref = z
  .union([z.string().max(255), z.number()])
  .nullish()
  .transform((value) => value ?? null)
const name = z.string().max(255)

const ARRAY = z
  .tuple([ref, ref, name, name, z.unknown()])
  .transform(([joinRef, ref, topic, event, payload]) => ({ joinRef, ref, topic, event, payload }))

const OBJECT = z
  .object({ topic: name, event: name, payload: z.unknown(), ref, join_ref: ref })
  .transform(({ join_ref, ...frame }) => ({ ...frame, joinRef: join_ref }))

/** Frame of a text message; undefined for what is none. */
export function readFrame(text: string, version: Version): Frame | undefined {
  try {
    const { data } = (version === '1.0.0' ? OBJECT : ARRAY).safeParse(JSON.parse(text))
    return data && { ...data, payload: keptPayload(data) }
  } catch {
    return undefined
  }
}

/** Fields of a payload that are read; undefined for one that has other types, and of other events. */
function keptPayload({ event, payload }: Frame): unknown {
  if (event === 'phx_join') return joinRequest.safeParse(payload).data
  if (event === 'access_token') return newToken.safeParse(payload).data
  return undefined
}

/** Kind and length of the head of a broadcast that the official client pushes in protocol 2.0.0 (its `serializer.ts`). */
const BROADCAST_KIND = 3
const HEAD_BYTES = 7

/** Frame of a binary message, which can be a broadcast only; its payload is left out. Undefined for what is none. */
export function readBinaryFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < HEAD_BYTES || bytes[0] !== BROADCAST_KIND) return undefined
  const lengths = [...bytes.subarray(1, 4)]
  const starts = lengths.map((_, at) =>
    lengths.slice(0, at).reduce((sum, length) => sum + length, HEAD_BYTES),
  )
  const [joinRef = '', ref = '', topic = ''] = starts.map((start, at) =>
    bytes.toString('utf8', start, start + (lengths[at] ?? 0)),
  )
  return { joinRef, ref, topic, event: 'broadcast', payload: {} }
}

export function writeFrame(sent: Sent, version: Version): string {
  const text = (value: unknown) => JSON.stringify(value)
  const { joinRef, ref, topic, event, payload } = sent
  return version === '1.0.0'
    ? `{"topic":${text(topic)},"event":${text(event)},"payload":${payload},"ref":${text(ref)}}`
    : `[${text(joinRef)},${text(ref)},${text(topic)},${text(event)},${payload}]`
}
