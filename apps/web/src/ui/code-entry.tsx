import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

type CodeEntryProps = {
  label: string
  hint?: string
  /** Numbers of digits that a code may have, ascending. */
  lengths: readonly number[]
  /** Sentence for too few digits. */
  incomplete: string
  /** Reason of the last failure. */
  failure: string | undefined
  waiting: boolean
  /** Whether its button is the first thing to do. */
  isPrimary?: boolean
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean
  onSubmit: (code: string) => void
}

/** Field for the code of a mail or an authenticator, with its button. No form: it may stand inside one. */
export function CodeEntry({
  label,
  hint,
  lengths,
  incomplete,
  failure,
  waiting,
  isPrimary = false,
  autoFocus,
  onSubmit,
}: CodeEntryProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const isWhole = lengths.includes(code.length)

  const handleSubmit = () => {
    setIsRefused(!isWhole)
    if (isWhole) onSubmit(code)
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
        onChange={({ target }) =>
          setCode(target.value.replaceAll(/\D/g, '').slice(0, lengths.at(-1)))
        }
        autoFocus={autoFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isRefused && !isWhole ? incomplete : failure}
      />
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        className="justify-self-start"
        waiting={waiting}
        waitingLabel={t('auth.code.submitting')}
        onClick={handleSubmit}
      >
        {t('auth.code.submit')}
      </Button>
    </div>
  )
}
