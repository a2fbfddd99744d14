import type { Notification } from 'pg'

type OnPayload = (payload: string) => void

/** Who listens to which channel. Where notifications come from is the engine's affair. */
export function createChannels() {
  const listeners = new Map<string, Set<OnPayload>>()
  return {
    names: () => [...listeners.keys()],
    add(channel: string, onPayload: OnPayload) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(onPayload))
    },
    /** True when nobody is left on the channel. */
    remove(channel: string, onPayload: OnPayload): boolean {
      const rest = listeners.get(channel)
      rest?.delete(onPayload)
      if (rest?.size === 0) listeners.delete(channel)
      return !listeners.has(channel)
    },
    deliver({ channel, payload = '' }: Notification) {
      for (const onPayload of listeners.get(channel) ?? []) onPayload(payload)
    },
  }
}
