import type { Channel, Identity, Subscription } from './subscription.ts'
import type { Subscriptions } from './subscriptions.ts'

type ChannelOptions = {
  topic: string
  joinRef: string | number | null
  identity: Identity
  bindings: Channel['bindings']
  subscriptions: Subscriptions
  send(frame: { event: string; payload: string; ref?: string | number | null }): void
  onEnd(): void
}

/** Channel that has just been joined and subscribes to nothing yet. */
export function createChannel(options: ChannelOptions): Channel {
  const { topic, joinRef, identity, bindings, subscriptions, send, onEnd } = options
  let own: readonly Subscription[] = []
  const name = topic.slice(topic.indexOf(':') + 1)

  const channel: Channel = {
    topic,
    identity,
    bindings,
    push: (event, payload) => send({ event, payload }),
    tell(status, extension, message) {
      const payload = JSON.stringify({ extension, status, message, channel: name })
      send({ event: 'system', payload })
    },
    subscribe(wanted) {
      own.forEach(subscriptions.remove)
      own = wanted
      own.forEach(subscriptions.add)
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
      channel.subscribe([])
      onEnd()
    },
  }
  return channel
}
