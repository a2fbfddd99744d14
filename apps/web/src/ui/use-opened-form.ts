import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Mutation of React Query, as far as a form needs it. */
type Sending<Input> = { mutateAsync: (input: Input) => Promise<unknown>; reset: () => void }

/**
 * State of a form that stands in the place of the button that opens it. `cancel` focuses the button again; `send`
 * calls back once it is done, for the focus, because the form may be gone by then.
 */
export function useOpenedForm<Input>(sending: Sending<Input>, onDone: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
    sending.reset()
  }
  // Not `mutate`: its callbacks do not run after the form unmounts.
  const send = (input: Input) => void sending.mutateAsync(input).then(onDone, () => undefined) // the form shows the failure
  return { isOpen, opener, open: () => setIsOpen(true), cancel, send }
}
