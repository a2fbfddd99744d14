import { AppError } from '@podium/domain'
import type { Claims } from '../../platform/db/as-identity.ts'
import { createChannel } from './channel.ts'
import type { Connection } from './connection.ts'
import type { Figures } from './figures.ts'
import type { Frame } from './frames.ts'
import { type JoinRequest, joinRequest } from './join-request.ts'
import type { RealtimeLimits } from './limits.ts'
import { Refusal } from './refusal.ts'
import type { Resolved } from './resolve-bindings.ts'
import type { Channel, Identity } from './subscription.ts'
import type { Subscriptions } from './subscriptions.ts'

export type JoinDeps = {
  verifyToken(token: string): Promise<Claims>
  subscriptions: Subscriptions
  limits: RealtimeLimits
  figures: Figures
  /** Token that a socket was opened with, for channels that bring none. */
  tokenOf(connection: Connection): string
  /** `admit` with its limits. Throws `Refusal`. */
  admit(connection: Connection, wanted: { identity: Identity; count: number }): string
  /** `resolveBindings` in turn with others, a few at a time. Throws `over_request_rate_limit` and `unavailable`. */
  resolve(
    connection: Connection,
    bindings: Channel['bindings'],
    identity: Identity,
  ): Promise<Resolved>
  nextId(): number
}

/**
 * Joins a topic. As the original, it answers before it says how the changes stand (`system`): what is not published, or
 * not to this person, is an error of the channel's, not of the join.
 */
export async function joinChannel(deps: JoinDeps, connection: Connection, frame: Frame) {
  try {
    const request = readRequest(frame)
    requireOffered(request)
    await join(deps, connection, { frame, request })
  } catch (error) {
    const refusal = asRefusal(error)
    deps.figures.refuse(refusal.label)
    connection.reply(frame, 'error', { reason: refusal.message })
  }
}

async function join(
  deps: JoinDeps,
  connection: Connection,
  { frame, request }: { frame: Frame; request: JoinRequest },
) {
  const { limits, subscriptions } = deps
  const { topic, joinRef } = frame
  const identity = await identify(deps, connection, request)
  const wanted = request.config.postgres_changes ?? []
  if (wanted.length > limits.subscriptions) {
    throw new Refusal(
      'channels',
      `A channel listens to ${limits.subscriptions} kinds of changes at most`,
    )
  }
  const bindings = wanted.map((binding) => ({ ...binding, id: deps.nextId() }))
  const resolved = await deps.resolve(connection, bindings, identity)
  if (!connection.isOpen()) return
  // A topic that is joined anew replaces its channel.
  connection.channels.get(topic)?.drop()
  if (connection.channels.size >= limits.channels) {
    throw new Refusal('channels', 'ChannelRateLimitReached: Too many channels')
  }
  const channel = createChannel({
    topic,
    joinRef,
    identity,
    bindings,
    subscriptions,
    admit: (as, count) => deps.admit(connection, { identity: as, count }),
    send: (sent) => connection.send({ joinRef, ref: null, topic, ...sent }),
    onEnd() {
      if (connection.channels.get(topic) === channel) connection.channels.delete(topic)
    },
  })
  channel.hearAs(identity, resolved.wishes)
  connection.channels.set(topic, channel)
  connection.reply(frame, 'ok', {
    postgres_changes: wanted.map((binding, at) => ({ ...binding, id: bindings[at]?.id })),
  })
  for (const refusal of resolved.refusals) channel.tell('error', 'postgres_changes', refusal)
  if (resolved.wishes.length > 0) {
    channel.tell('ok', 'postgres_changes', 'Subscribed to PostgreSQL')
  }
}

function readRequest({ topic, payload }: Frame): JoinRequest {
  if (!/^realtime:./.test(topic)) throw new Refusal('message_form', 'unmatched topic')
  const request = joinRequest.safeParse(payload)
  if (!request.success) throw new Refusal('message_form', 'InvalidJoinPayload')
  return request.data
}

function requireOffered({ config }: JoinRequest) {
  if (config.private === true) {
    throw new Refusal('offered_not', 'This server offers no private channels')
  }
  if (config.presence?.enabled === true) {
    throw new Refusal('offered_not', 'This server offers no presence')
  }
}

async function identify(
  { verifyToken, tokenOf }: JoinDeps,
  connection: Connection,
  request: JoinRequest,
): Promise<Identity> {
  const given = request.user_token ?? request.access_token
  const token = !given || given.startsWith('sb_') ? tokenOf(connection) : given
  return { token, claims: await verifyToken(token) }
}

const isTemporary = ({ status }: AppError) => status === 503 || status === 429

/** Refusal of a join; a failure of the server's own goes on. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof AppError)) throw error
  if (isTemporary(error)) return new Refusal('busy', 'The server is busy, please retry')
  return new Refusal('token', `InvalidJWTToken: ${error.message}`)
}
