import type { ComponentProps } from 'react'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldLength, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts & FieldLength & Omit<ComponentProps<'input'>, 'id' | 'maxLength'>

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  longest,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, className, longest }} value={rest.value}>
      {(control) => (
        <input
          dir={type === 'text' ? 'auto' : undefined}
          {...rest}
          {...control}
          type={type}
          className={CONTROL_CLASS}
        />
      )}
    </Field>
  )
}
