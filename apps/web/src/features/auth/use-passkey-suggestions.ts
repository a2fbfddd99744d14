import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { captchaOfServer } from '../../data/captcha.ts'
import {
  canSuggestPasskeys,
  passkeysOfferedQuery,
  signInBySuggestion,
} from '../../data/passkeys.ts'
import { WebauthnFailure } from '../../data/webauthn-failure.ts'
import { onFirstTouch } from '../../ui/first-touch.ts'

/** Time after which the suggestions get a new challenge, in milliseconds: one lives five minutes. */
const RENEWED_MS = 4 * 60 * 1000

/**
 * Passkeys among the suggestions of the field with `autocomplete="username webauthn"`, from the first touch
 * of the screen on; `isPaused` while another way to sign in is tried. Returns why the chosen one was refused,
 * until then.
 */
export function usePasskeySuggestions(isPaused: boolean): Error | undefined {
  const { data: areOffered } = useQuery(passkeysOfferedQuery)
  const [isTouched, setIsTouched] = useState(false)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => onFirstTouch(() => setIsTouched(true)), [])
  useEffect(() => {
    if (areOffered !== true || !isTouched || isPaused) return undefined
    const leaving = new AbortController()
    void suggest(leaving.signal, setFailure)
    return () => {
      leaving.abort()
      setFailure(undefined)
    }
  }, [areOffered, isTouched, isPaused])
  return failure
}

/** Suggests passkeys until one is chosen, or the signal; whether it has signed in or was refused. */
async function suggest(leaving: AbortSignal, onFailure: (error: Error) => void) {
  // A challenge would take the captcha's token before anybody wants to sign in.
  if (!(await canSuggestPasskeys()) || (await hasCaptcha())) return
  while (!leaving.aborted) {
    const renewal = AbortSignal.timeout(RENEWED_MS)
    try {
      await signInBySuggestion(AbortSignal.any([leaving, renewal]))
      return
    } catch (error) {
      if (renewal.aborted || leaving.aborted) continue
      // Whoever closes the suggestions goes on typing; a server out of reach is told by the form.
      if (error instanceof Error && !(error instanceof WebauthnFailure)) onFailure(error)
      return
    }
  }
}

/** Whether the server asks for a captcha; a server out of reach is told by the form. */
const hasCaptcha = async () => (await captchaOfServer().catch(() => null)) !== undefined
