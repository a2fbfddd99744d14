import { useCallback, useEffect, useState } from 'react'

/** Whether the mouse rests where it was at `begin`: until it moves, a key is pressed, or a finger or pen is used. */
export function useRest(): [isOn: boolean, begin: () => void] {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const until = new AbortController()
    const { signal } = until
    const end = () => setOn(false)
    // A browser also tells of a mouse that rests while what is below it changes.
    const handleMove = ({ movementX, movementY }: PointerEvent) =>
      (movementX !== 0 || movementY !== 0) && end()
    window.addEventListener('pointermove', handleMove, { signal })
    const handleDown = ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && end()
    window.addEventListener('pointerdown', handleDown, { signal })
    window.addEventListener('keydown', end, { signal })
    return () => until.abort()
  }, [isOn])
  return [isOn, useCallback(() => setOn(true), [])]
}
