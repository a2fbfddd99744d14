import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type StaleProps = {
  /** Another question has been asked, and its answer is awaited. */
  when: boolean
  className?: string
  children: ReactNode
}

/** What answers an earlier question stays until the next answer is there, and looks like it. */
export function Stale({ when, className, children }: StaleProps) {
  return (
    <div
      aria-busy={when}
      className={classNames('transition-opacity delay-150', when && 'opacity-60', className)}
    >
      {children}
    </div>
  )
}
