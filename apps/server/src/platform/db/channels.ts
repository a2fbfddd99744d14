import type { Notification } from 'pg'

type OnPayload = (payload: string) => void

/** Listeners by channel; the engine delivers the notifications. */
export function createChannels() {
  const listeners = new Map<string, Set<OnPayload>>()
  return {
    names: () => [...listeners.keys()],
    add(channel: string, onPayload: OnPayload) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(onPayload))
    },
    /** Removes a listener; true when the channel has none left. */
    remove(channel: string, onPayload: OnPayload): boolean {
      const rest = listeners.get(channel)
      rest?.delete(onPayload)
      if (rest?.size === 0) listeners.delete(channel)
      return !listeners.has(channel)
    },
    deliver({ channel, payload = '' }: Pick<Notification, 'channel' | 'payload'>) {
      for (const onPayload of listeners.get(channel) ?? []) onPayload(payload)
    },
  }
}
