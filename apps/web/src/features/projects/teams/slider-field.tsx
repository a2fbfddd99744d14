import { CONTROL_CLASS } from '../../../ui/control-class.ts'
import { Field } from '../../../ui/field.tsx'

type SliderFieldProps = {
  label: string
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** Field beside the slider where it is not one of the same number. */
  field?: { type: 'date'; value: string; onChange: (value: string) => void }
  /** Text of the slider's value for screen readers. */
  valueText?: string
}

/** Number as a field and a slider. */
export function SliderField({
  label,
  min,
  max,
  step,
  value,
  onChange,
  field,
  valueText,
}: SliderFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className="grid gap-2">
          {field === undefined ? (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              step={step}
              value={value}
              onChange={({ target }) => target.value !== '' && onChange(Number(target.value))}
              className={CONTROL_CLASS}
            />
          ) : (
            <input
              {...control}
              type={field.type}
              value={field.value}
              onChange={({ target }) => field.onChange(target.value)}
              className={CONTROL_CLASS}
            />
          )}
          <input
            type="range"
            aria-label={label}
            aria-valuetext={valueText}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={({ target }) => onChange(Number(target.value))}
            className="h-6 w-full accent-primary"
          />
        </div>
      )}
    </Field>
  )
}
