import { classNames } from './class-names.ts'

type SpinnerProps = {
  /** Text for screen readers; left out where the text beside the spinner says it. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className="inline-flex">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        className={classNames('animate-spin', className ?? 'size-4')}
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.2" />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  )
}
