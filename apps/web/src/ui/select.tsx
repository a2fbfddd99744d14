import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'
import { Field, type FieldTexts } from './field.tsx'

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly { value: string; label: string }[]
  }

/** Select with its label; the browser's own, so that phones and screen readers bring theirs. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  optional,
  className,
  options,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className }}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={classNames(CONTROL_CLASS, 'appearance-none text-ellipsis pe-10')}
          >
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
