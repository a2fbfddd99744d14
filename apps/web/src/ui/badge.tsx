import { classNames } from './class-names.ts'

type BadgeProps = {
  /** Classes of ground and text colour. */
  look: string
  children: string
}

/** Pill with a word: a role or a state. */
export function Badge({ look, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        look,
      )}
    >
      {children}
    </span>
  )
}
