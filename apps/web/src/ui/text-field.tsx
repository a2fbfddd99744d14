import type { ComponentProps } from 'react'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
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
