import type { ComponentProps } from 'react'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldTexts } from './field.tsx'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>

export function TextArea({ label, hint, error, optional, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <textarea rows={5} dir="auto" {...rest} {...control} className={CONTROL_CLASS} />
      )}
    </Field>
  )
}
