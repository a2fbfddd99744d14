import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldTexts } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    showLabel: string
    hideLabel: string
  }

/** Password field with a button that shows and hides its characters. */
export function PasswordField({
  label,
  hint,
  error,
  className,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${CONTROL_CLASS} pe-12`}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute end-0.5 top-0.5 pointer-coarse:end-0 pointer-coarse:top-0"
          />
        </div>
      )}
    </Field>
  )
}
