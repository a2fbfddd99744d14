import { classNames } from './class-names.ts'

type LogoProps = {
  /** False where only the mark fits; the name is then for screen readers. */
  wordmark?: boolean
  className?: string
}

/** Logo: three people as the three steps of a podium; public/favicon.svg has the same shapes. */
export function Logo({ wordmark = true, className }: LogoProps) {
  return (
    <span className={classNames('flex items-center gap-2.5 pointer-coarse:min-h-11', className)}>
      <svg aria-hidden="true" viewBox="0 0 28 28" className="size-8 shrink-0">
        <g fill="currentColor" className="text-primary">
          <circle cx="5" cy="12.6" r="2.9" />
          <path d="M1.5 27v-6.6a3.5 3.5 0 0 1 7 0V27z" />
          <circle cx="23" cy="15.4" r="2.9" />
          <path d="M19.5 27v-3.8a3.5 3.5 0 0 1 7 0V27z" />
        </g>
        <g fill="currentColor" className="text-gold">
          <circle cx="14" cy="5" r="3.4" />
          <path d="M10 27V13.2a4 4 0 0 1 8 0V27z" />
        </g>
      </svg>
      <span
        className={
          wordmark ? 'font-display text-2xl leading-none font-semibold tracking-tight' : 'sr-only'
        }
      >
        Podium
      </span>
    </span>
  )
}
