import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { LengthLeft } from './length-left.tsx'

export type FieldTexts = {
  label: string
  /** Whether only screen readers get the label, where the context names the control. */
  labelHidden?: boolean | undefined
  /** Help below the control. */
  hint?: string | undefined
  /** Problem with the value; the control is then marked invalid. */
  error?: string | undefined
  /** Word for "optional", shown beside the label. */
  optional?: string | undefined
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Attributes that tie a control to its label, hint and error. */
type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-too-long'?: true
  onInput?: (event: FormEvent<TextControl>) => void
  onFocus?: (event: FormEvent<TextControl>) => void
}

/** Length of a text, for fields that count it. */
export type FieldLength = {
  /** Most characters, which are counted below; what is too much stays in the field, and its form is not sent. */
  longest?: number | undefined
}

type FieldProps = FieldTexts &
  FieldLength & {
    /** Text of a controlled field; others are counted as they are typed. */
    value?: unknown
    className?: string | undefined
    children: (control: FieldControl) => ReactNode
  }

/** Control with its label above, its hint, error and length below, tied together by id. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional,
  longest,
  value,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(0)
  const length = typeof value === 'string' ? value.length : typed
  const isCounted = longest !== undefined
  const isTooLong = isCounted && length > longest
  const count: FieldControl['onInput'] = ({ currentTarget }) => setTyped(currentTarget.value.length)
  const described = [
    error && `${id}-error`,
    hint && `${id}-hint`,
    isCounted && `${id}-length`,
  ].filter(Boolean)
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
      <div
        className={classNames(
          'flex items-baseline justify-between gap-2 text-sm',
          labelHidden && 'sr-only',
        )}
      >
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {optional !== undefined && <span className="text-muted">{optional}</span>}
      </div>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': isTooLong || error !== undefined ? true : undefined,
        ...(isTooLong && { 'data-too-long': true }),
        ...(isCounted && { onInput: count, onFocus: count }),
      })}
      {isCounted && (
        <LengthLeft id={`${id}-length`} length={length} max={longest} className="empty:hidden" />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
