import { useSyncExternalStore } from 'react'

let answers = true
const listeners = new Set<() => void>()

/** Whether the server answered when it was last asked; data/create-podium-client.ts says so. */
export function setReachable(reachable: boolean) {
  if (answers === reachable) return
  answers = reachable
  for (const listener of listeners) listener()
}

/** `offline`: the browser knows no network; `unanswered`: the server did not answer. */
export function useReachability() {
  return useSyncExternalStore(
    subscribe,
    () => (navigator.onLine ? reachability() : 'offline'),
    () => 'reachable' as const,
  )
}

const reachability = () => (answers ? 'reachable' : 'unanswered')

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
