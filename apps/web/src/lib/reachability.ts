import { createStore, useStore } from 'zustand'

const store = createStore(() => ({ isOnline: true, isAnswering: true }))

/** Notes whether the server answered its last request (data/create-podium-client.ts). */
export const setReachable = (isAnswering: boolean) => store.setState({ isAnswering })

/** Follows the browser's network state from now on. */
export function followNetwork() {
  const look = () => store.setState({ isOnline: navigator.onLine })
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  look()
}

/** `offline`: the browser has no network; `unanswered`: the server does not answer. */
export const useReachability = () =>
  useStore(store, ({ isOnline, isAnswering }) => {
    if (!isOnline) return 'offline'
    return isAnswering ? 'reachable' : 'unanswered'
  })
