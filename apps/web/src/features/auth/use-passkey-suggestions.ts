import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { captchaOfServer } from '../../data/captcha.ts'
import {
  canSuggestPasskeys,
  passkeysOfferedQuery,
  signInBySuggestion,
  startSuggestion,
} from '../../data/passkeys.ts'

/** Time after which the suggestions get a new challenge, in milliseconds: one lives five minutes. */
const RENEWED_MS = 4 * 60 * 1000
/** Value of the field’s attribute; it finds the field that had the focus before this code was there. */
const AUTOCOMPLETE = 'username webauthn'

/**
 * Passkeys among the suggestions of an address's field, which gets `field`: from the moment that it has the focus or
 * the pointer; `isPaused` while another way to sign in is tried. `failure`: why the chosen one was refused, until
 * then. They are an offer: one that cannot be made is not told, and the next focus tries again.
 */
export function usePasskeySuggestions(isPaused: boolean) {
  const { data: areOffered } = useQuery(passkeysOfferedQuery)
  const [isWanted, setIsWanted] = useState(hasFocus)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (areOffered !== true || !isWanted || isPaused) return undefined
    const leaving = new AbortController()
    suggest(leaving.signal).then((isOver) => {
      if (isOver) setIsWanted(false)
    }, setFailure)
    return () => {
      leaving.abort()
      setFailure(undefined)
    }
  }, [areOffered, isWanted, isPaused])
  const handleApproach = () => setIsWanted(true)
  return {
    failure,
    field: {
      autoComplete: AUTOCOMPLETE,
      onFocus: handleApproach,
      // Browsers list what waits already when the field is clicked.
      onPointerEnter: handleApproach,
    },
  }
}

const hasFocus = () => document.activeElement?.getAttribute('autocomplete') === AUTOCOMPLETE

/**
 * Suggests passkeys until one has signed in, or the signal. True where the offer ended without one. Throws why a
 * chosen one was refused.
 */
async function suggest(leaving: AbortSignal): Promise<boolean> {
  // A challenge would take the captcha's token before anybody wants to sign in.
  if (!(await canSuggestPasskeys()) || (await hasCaptcha())) return true
  while (!leaving.aborted) {
    const renewal = AbortSignal.timeout(RENEWED_MS)
    const challenge = await startSuggestion().catch(() => undefined)
    if (challenge === undefined) return true
    if (await signInBySuggestion(challenge, AbortSignal.any([leaving, renewal]))) return false
    if (!renewal.aborted) return true
  }
  return false
}

/** Whether the server asks for a captcha; a server out of reach is told by the form. */
const hasCaptcha = async () => (await captchaOfServer().catch(() => null)) !== undefined
