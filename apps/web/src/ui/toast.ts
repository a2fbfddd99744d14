import { createStore, useStore } from 'zustand'

type Kind = 'success' | 'error'
type Draw = (kind: Kind, text: string) => void

const store = createStore<{ waiting: readonly [Kind, string][] }>(() => ({ waiting: [] }))
let draw: Draw = wait

function wait(kind: Kind, text: string) {
  store.setState(({ waiting }) => ({ waiting: [...waiting, [kind, text]] }))
}

/** Shows a toast from anywhere. The list that draws toasts is lazy (`toaster.tsx`): until then they wait. */
export const toast = {
  success: (text: string) => draw('success', text),
  error: (text: string) => draw('error', text),
}

/** Hands over the waiting toasts, and all that come from now on. */
export function drawToasts(next: Draw) {
  draw = next
  for (const [kind, text] of store.getState().waiting) next(kind, text)
  store.setState({ waiting: [] })
}

/** Whether a toast waits to be drawn. */
export const useToastsWait = (): boolean => useStore(store, ({ waiting }) => waiting.length > 0)
