import { type FormEvent, useRef, useState } from 'react'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'
import { TextArea } from './text-area.tsx'

type ReasonFormProps = {
  texts: { label: string; hint: string; blank: string; submit: string; waiting: string }
  /** Most characters. */
  longest: number
  /** Sentence of the last failure. */
  failure: string | null | undefined
  isWaiting: boolean
  danger?: boolean
  onSubmit: (reason: string) => void
  onCancel: () => void
}

/** Form of an action that needs a reason, which somebody else reads. */
export function ReasonForm({
  texts: { label, hint, blank, submit, waiting },
  longest,
  failure,
  isWaiting,
  danger = false,
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [isBlank, setIsBlank] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const said = reason.trim()
    setIsBlank(said === '')
    if (said === '') return field.current?.focus()
    if (!isWaiting) onSubmit(said)
  }
  return (
    <Form failure={failure} onSubmit={handleSubmit}>
      <TextArea
        ref={field}
        autoFocus // the button that opened the form has gone
        rows={3}
        label={label}
        hint={hint}
        longest={longest}
        error={isBlank ? blank : undefined}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setIsBlank(false)
        }}
      />
      <FormActions
        submitLabel={submit}
        waiting={isWaiting}
        waitingLabel={waiting}
        danger={danger}
        onCancel={onCancel}
      />
    </Form>
  )
}
