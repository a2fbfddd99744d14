import { type Channel, type Identity, keyFilter, type Subscription } from './subscription.ts'
import type { Subscriptions } from './subscriptions.ts'

type ChannelOptions = {
  topic: string
  joinRef: string | number | null
  identity: Identity
  bindings: Channel['bindings']
  subscriptions: Subscriptions
  /** Person as whom the channel may hear so many kinds of changes. Throws `Refusal`. */
  admit(identity: Identity, count: number): string
  send(frame: { event: string; payload: string; ref?: string | number | null }): void
  onEnd(): void
}

/** Channel that has just been joined and subscribes to nothing yet. */
export function createChannel(options: ChannelOptions): Channel {
  const { topic, joinRef, bindings, subscriptions, admit, send, onEnd } = options
  let { identity } = options
  let isOver = false
  let own: readonly Subscription[] = []
  const name = topic.slice(topic.indexOf(':') + 1)

  function subscribe(wanted: readonly Subscription[]) {
    own.forEach(subscriptions.remove)
    own = wanted
    own.forEach(subscriptions.add)
  }

  const channel: Channel = {
    topic,
    get identity() {
      return identity
    },
    bindings,
    isWide: () => own.some((one) => keyFilter(one) === undefined),
    push(event, payload) {
      if (!isOver) send({ event, payload })
    },
    tell(status, extension, message) {
      const payload = JSON.stringify({ extension, status, message, channel: name })
      send({ event: 'system', payload })
    },
    hearAs(next, wishes) {
      subscribe([])
      const person = admit(next, wishes.length)
      identity = next
      subscribe(wishes.map((wish) => ({ ...wish, channel, person })))
    },
    end(reason) {
      channel.tell('error', 'system', reason)
      send({ event: 'phx_close', payload: '{}', ref: joinRef })
      channel.drop()
    },
    lose(reason) {
      channel.tell('error', 'postgres_changes', reason)
      send({ event: 'phx_error', payload: '{}', ref: joinRef })
      channel.drop()
    },
    drop() {
      isOver = true
      subscribe([])
      onEnd()
    },
  }
  return channel
}
