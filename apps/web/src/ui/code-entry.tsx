import { type KeyboardEvent, useState } from 'react'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

type CodeEntryProps = {
  label: string
  hint?: string
  /** Number of digits of a code, and the sentence for a code that has fewer. */
  digits: number
  incomplete: string
  /** Reason of the last failure. */
  failure: string | undefined
  submit: string
  submitting: string
  waiting: boolean
  onSubmit: (code: string) => void
}

/** Field for the code of a mail, with its button. No form: it may stand inside one. */
export function CodeEntry({
  label,
  hint,
  digits,
  incomplete,
  failure,
  submit,
  submitting,
  waiting,
  onSubmit,
}: CodeEntryProps) {
  const [code, setCode] = useState('')
  const [isIncomplete, setIsIncomplete] = useState(false)

  const handleSubmit = () => {
    setIsIncomplete(code.length < digits)
    if (code.length === digits) onSubmit(code)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    handleSubmit()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field submits, as in a form
    <div onKeyDown={handleKeyDown} className="grid gap-3">
      <TextField
        label={label}
        hint={hint}
        value={code}
        onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, '').slice(0, digits))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isIncomplete && code.length < digits ? incomplete : failure}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        waiting={waiting}
        waitingLabel={submitting}
        onClick={handleSubmit}
      >
        {submit}
      </Button>
    </div>
  )
}
