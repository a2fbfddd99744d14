const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
const waiting = new Set<() => void>()
let isTouched = false

/**
 * Calls back once somebody acts on the page, at once if they have already: the moment to download what
 * their next act may need, behind the first look at the page. Returns how to call it off.
 */
export function onFirstTouch(then: () => void): () => void {
  if (isTouched) {
    then()
    return () => {}
  }
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, touch)
  waiting.add(then)
  return () => void waiting.delete(then)
}

function touch() {
  isTouched = true
  for (const sign of SIGNS) window.removeEventListener(sign, touch)
  for (const then of waiting) then()
  waiting.clear()
}
