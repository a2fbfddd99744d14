import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name, and tooltip. */
  label: string
  icon: LucideIcon
}

export function IconButton({
  label,
  icon: Icon,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-10 shrink-0 place-items-center rounded-lg text-muted transition-colors',
        'duration-150 hover:bg-hover hover:text-text disabled:cursor-not-allowed',
        'disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 pointer-coarse:size-11',
        className,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}
