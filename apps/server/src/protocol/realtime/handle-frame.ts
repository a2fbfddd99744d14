import { AppError } from '@podium/domain'
import type { Logger } from 'pino'
import { logFailure } from '../../platform/log/log-failure.ts'
import type { Backlog } from './backlog.ts'
import type { Connection } from './connection.ts'
import type { Frame } from './frames.ts'
import { type JoinDeps, joinChannel } from './join-channel.ts'
import { newToken } from './join-request.ts'
import { Refusal } from './refusal.ts'

export type FrameDeps = JoinDeps & {
  logger: Logger
  /** Messages that wait for those before them, of all sockets. */
  waitingBytes: Backlog
}

/** Services of the original that this server does not have; they are refused, so that nobody waits. */
const NOT_OFFERED = ['broadcast', 'presence']

/** Does what a message of a client asks of a channel. Never throws. */
export async function handleFrame(deps: FrameDeps, connection: Connection, frame: Frame) {
  try {
    if (frame.event === 'phx_join') await joinChannel(deps, connection, frame)
    else await handleInChannel(deps, connection, frame)
  } catch (error) {
    const isAway = error instanceof AppError && error.status === 503
    logFailure(error, { logger: deps.logger, text: 'a realtime message was not handled' })
    const reason = isAway ? 'The server is busy, please retry' : 'Unknown Error on Channel'
    connection.reply(frame, 'error', { reason })
  }
}

async function handleInChannel(deps: FrameDeps, connection: Connection, frame: Frame) {
  const { topic, event, joinRef } = frame
  const channel = connection.channels.get(topic)
  if (!channel) return connection.reply(frame, 'error', { reason: 'unmatched topic' })
  if (event === 'access_token') return renewToken(deps, connection, frame)
  if (event === 'phx_leave') {
    connection.reply(frame, 'ok', {})
    connection.send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: '{}' })
    return channel.drop()
  }
  deps.figures.refuse('offered_not')
  const reason = NOT_OFFERED.includes(event)
    ? `This server offers no ${event}`
    : 'Unexpected message'
  return connection.reply(frame, 'error', { reason })
}

/** Hears on with a new token; one that is refused, or whose person hears too much, ends the channel. */
async function renewToken(deps: FrameDeps, connection: Connection, { topic, payload }: Frame) {
  const { channels } = connection
  const channel = channels.get(topic)
  const token = newToken.safeParse(payload).data?.access_token
  if (!channel || !token || token.startsWith('sb_') || token === channel.identity.token) return
  try {
    const claims = await deps.verifyToken(token)
    const identity = { token, claims }
    const { wishes, refusals } = await deps.resolve(connection, channel.bindings, identity)
    if (channels.get(topic) !== channel) return
    channel.hearAs(identity, wishes)
    for (const refusal of refusals) channel.tell('error', 'postgres_changes', refusal)
  } catch (error) {
    if (error instanceof Refusal) {
      deps.figures.refuse(error.label)
      return channel.end(error.message)
    }
    if (!(error instanceof AppError) || error.status === 503) throw error
    if (error.status === 429) return channel.lose('The server is busy, please retry')
    deps.figures.refuse('token')
    channel.end(error.message)
  }
}
