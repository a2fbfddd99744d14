import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { currentLocale } from '../../lib/i18n.ts'
import { classNames } from '../../ui/class-names.ts'

type PostActionProps = {
  icon: LucideIcon
  /** Accessible name and tooltip. */
  label: string
  count: number
  /** Count in words, for screen readers. */
  countLabel: string
  /** State of a toggle. */
  pressed?: boolean
  /** State of a disclosure, and the id of what it opens. */
  expanded?: boolean
  controls?: string
  onClick: () => void
}

/** Button below a post, with its count. */
export function PostAction({
  icon: Icon,
  label,
  count,
  countLabel,
  pressed,
  expanded,
  controls,
  onClick,
}: PostActionProps) {
  // Only a press moves the icon and the count, not the first view of them.
  const [isUsed, setIsUsed] = useState(false)
  const isOn = pressed ?? expanded ?? false
  return (
    <button
      type="button"
      onClick={() => {
        setIsUsed(true)
        onClick()
      }}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      title={label}
      className={classNames(
        'inline-flex min-h-9 items-center gap-2 rounded-lg px-2 text-sm tabular-nums pointer-coarse:min-h-11',
        'transition-colors duration-150 hover:bg-hover',
        isOn ? 'font-medium text-primary' : 'text-muted hover:text-text',
      )}
    >
      {/* The icon carries the name: a name on the button would differ from its visible text, the count. */}
      <Icon
        role="img"
        aria-label={`${label} (${countLabel})`}
        size={20}
        strokeWidth={1.75}
        className={classNames(
          pressed === true && 'fill-current',
          isUsed && pressed === true && 'motion-safe:animate-spring',
        )}
      />
      <span
        key={count}
        aria-hidden="true"
        className={classNames(isUsed && 'motion-safe:animate-roll')}
      >
        {new Intl.NumberFormat(currentLocale(), { notation: 'compact' }).format(count)}
      </span>
    </button>
  )
}
