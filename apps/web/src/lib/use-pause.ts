import { useCallback, useEffect, useState } from 'react'

/** A pause: whether it is on, and what begins it; it ends by itself after so many `ms`. */
export function usePause(ms: number): [isOn: boolean, begin: () => void] {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setOn(false), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return [isOn, useCallback(() => setOn(true), [])]
}
