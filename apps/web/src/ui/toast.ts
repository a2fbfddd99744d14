import { useSyncExternalStore } from 'react'

type Kind = 'success' | 'error'
type Draw = (kind: Kind, text: string) => void

const waiting: [Kind, string][] = []
const listeners = new Set<() => void>()
let draw: Draw | undefined

/** Shows a toast from anywhere. What draws it is downloaded late (`toaster.tsx`): until then it waits. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
}

function show(kind: Kind, text: string) {
  if (draw !== undefined) return draw(kind, text)
  waiting.push([kind, text])
  for (const listener of listeners) listener()
}

/** Hands over what waits, and what comes from now on. */
export function drawToasts(next: Draw) {
  draw = next
  for (const [kind, text] of waiting.splice(0)) next(kind, text)
}

/** Whether there has been a toast to draw. */
export function useToastsWait(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
