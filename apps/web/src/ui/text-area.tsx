import type { ComponentProps } from 'react'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldLength, type FieldTexts } from './field.tsx'

type TextAreaProps = FieldTexts & FieldLength & Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'>

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  longest,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, className, longest }} value={rest.value}>
      {(control) => (
        <textarea rows={5} dir="auto" {...rest} {...control} className={CONTROL_CLASS} />
      )}
    </Field>
  )
}
