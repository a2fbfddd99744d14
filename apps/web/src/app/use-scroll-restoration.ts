import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isInPlace } from '../lib/in-place.ts'
import { withStorage } from '../lib/web-storage.ts'

const STORE = 'podium-scroll'

/**
 * Scroll positions: a new page starts at its top or fragment, which takes the focus where it can, going back returns to the position it was left
 * at. An address that is rewritten in place, or opens a panel (`state: IN_PLACE`), moves nothing.
 */
export function useScrollRestoration() {
  const { key, pathname, hash, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ key, pathname })
  const positions = useRef<Record<string, number>>({})

  useEffect(() => {
    positions.current = { ...stored(), ...positions.current }
    const keep = () => {
      positions.current[shown.current.key] = window.scrollY
    }
    // The first entry of every document has the same key: what is stored for it may be another page's.
    keep()
    // During a reload no script runs: the browser restores the position itself.
    const hand = () => {
      window.history.scrollRestoration = 'auto'
      store(positions.current)
    }
    const take = () => {
      window.history.scrollRestoration = 'manual'
    }
    take()
    window.addEventListener('scroll', keep, { passive: true })
    window.addEventListener('pagehide', hand)
    window.addEventListener('pageshow', take)
    return () => {
      window.removeEventListener('scroll', keep)
      window.removeEventListener('pagehide', hand)
      window.removeEventListener('pageshow', take)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    const opensInPlace = type === 'PUSH' && isInPlace(state)
    if (before.pathname === pathname && (type === 'REPLACE' || opensInPlace)) {
      positions.current[key] = window.scrollY
      return
    }
    const target = type === 'POP' ? null : elementOf(hash)
    if (target) {
      target.scrollIntoView()
      target.focus({ preventScroll: true })
    } else window.scrollTo(0, type === 'POP' ? (positions.current[key] ?? 0) : 0)
  }, [key, pathname, hash, state, type])
}

const elementOf = (hash: string) =>
  hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))

function stored(): Record<string, number> {
  return (
    withStorage('sessionStorage', (storage) => JSON.parse(storage.getItem(STORE) ?? '{}')) ?? {}
  )
}

function store(positions: Record<string, number>) {
  withStorage('sessionStorage', (storage) => storage.setItem(STORE, JSON.stringify(positions)))
}
