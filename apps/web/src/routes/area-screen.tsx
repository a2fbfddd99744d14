import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

const WIDTHS = { narrow: 'max-w-2xl', normal: 'max-w-3xl', list: 'max-w-4xl', wide: 'max-w-6xl' }

type AreaScreenProps = {
  /** Largest width of the content. */
  width: keyof typeof WIDTHS
  className: string
  children: ReactNode
}

/** Frame of a screen of the dashboard or the admin area. All start at one left edge, whatever their width. */
export function AreaScreen({ width, className, children }: AreaScreenProps) {
  return (
    <div className={classNames('mx-auto w-full', WIDTHS.wide)}>
      <div
        className={classNames(
          'grid grid-cols-1 px-4 py-6 sm:px-6 lg:py-10',
          WIDTHS[width],
          className,
        )}
      >
        {children}
      </div>
    </div>
  )
}
