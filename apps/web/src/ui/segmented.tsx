import { classNames } from './class-names.ts'

type SegmentedProps<Value extends string> = {
  /** Name of the group for screen readers. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Buttons for one choice of two or three views. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <fieldset className="inline-flex gap-1 rounded-xl bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-9 rounded-lg px-3 text-sm font-medium whitespace-nowrap transition-colors sm:px-4 duration-150 pointer-coarse:min-h-11',
            option.value === value
              ? 'bg-raised text-text shadow-card'
              : 'text-muted hover:text-text',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
