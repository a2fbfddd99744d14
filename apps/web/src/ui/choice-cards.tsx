import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

type ChoiceCardsProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & {
  /** Legend of the group. */
  label: string
  hint: string
  options: readonly { value: string; title: string; label: string; icon: LucideIcon }[]
}

/** Radio buttons for one choice of two, each a card with a title, its label and an icon. */
export function ChoiceCards({ label, hint, options, ...rest }: ChoiceCardsProps) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hintId} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {options.map(({ value, title, label: name, icon: Icon }) => (
          <label
            key={value}
            className="relative grid cursor-pointer content-start gap-1 rounded-xl border border-control bg-raised p-3.5 outline-offset-2 outline-focus transition-colors duration-150 hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2"
          >
            <input
              {...rest}
              type="radio"
              value={value}
              className="absolute end-3 top-3.5 size-5 accent-primary"
            />
            <Icon aria-hidden size={22} strokeWidth={1.75} />
            <span className="mt-1 text-[0.9375rem] leading-5 font-semibold text-balance">
              {title}
            </span>
            <span className="text-sm">{name}</span>
          </label>
        ))}
      </div>
      <p id={hintId} className="text-sm text-muted">
        {hint}
      </p>
    </fieldset>
  )
}
