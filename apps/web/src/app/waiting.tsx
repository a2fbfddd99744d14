import { classNames } from '../ui/class-names.ts'

type WaitingProps = { count: number; text: string; className: string }

/** Counter of what waits, if anything does; screen readers hear it as a sentence. */
export function Waiting({ count, text, className }: WaitingProps) {
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden
        className={classNames(
          'rounded-full bg-gold px-2 py-0.5 text-xs font-semibold text-on-gold tabular-nums',
          className,
        )}
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{text}</span>
    </>
  )
}
