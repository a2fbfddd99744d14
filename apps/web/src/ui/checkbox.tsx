import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string
  hint?: string | undefined
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={classNames('grid gap-1', className)}>
      <label
        htmlFor={id}
        className="flex min-h-8 items-center gap-2.5 text-sm pointer-coarse:min-h-11"
      >
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className="size-5 shrink-0"
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ps-7.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
