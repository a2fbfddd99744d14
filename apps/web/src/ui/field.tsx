import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

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

/** Attributes that tie a control to its label, hint and error. */
type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Control with its label above, its hint and error below, tied together by id. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
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
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
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
