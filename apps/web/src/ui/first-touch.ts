/** Signs of a person; `input` alone comes of dictation, a paste by menu or an assistant. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const
const waiting = new Set<() => void>()
let isTouched = false

/**
 * Calls back at the person's first action on the page, at once if there was one: the moment to download code
 * that the next action may need. Returns the function that cancels the call.
 */
export function onFirstTouch(then: () => void): () => void {
  if (isTouched) {
    then()
    return () => {}
  }
  // In the capture phase: React stops events on parts whose code is not there yet.
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, touch, true)
  waiting.add(then)
  return () => void waiting.delete(then)
}

function touch() {
  isTouched = true
  for (const sign of SIGNS) window.removeEventListener(sign, touch, true)
  for (const then of waiting) then()
  waiting.clear()
}
