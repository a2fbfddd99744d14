import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

type RadioGroupProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & {
  /** Legend of the group. */
  label: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
}

/** Radio buttons for one choice of a few, the browser's own. */
export function RadioGroup({ label, options, error, ...rest }: RadioGroupProps) {
  const errorId = useId()
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : errorId}
      className="grid gap-0.5 text-sm"
    >
      <legend className="mb-1 font-medium">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11"
        >
          <input
            {...rest}
            type="radio"
            value={option.value}
            aria-invalid={error === undefined ? undefined : true}
            className="size-5 shrink-0"
          />
          {option.label}
        </label>
      ))}
      {error !== undefined && (
        <p id={errorId} className="mt-1 flex items-start gap-1.5 text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
