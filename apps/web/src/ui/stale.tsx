import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type StaleProps = {
  /** Whether the content is that of the previous query, while the next one loads. */
  when: boolean
  children: ReactNode
}

/** Content of the previous query, dimmed until the next one is there. */
export function Stale({ when, children }: StaleProps) {
  return (
    <div
      aria-busy={when}
      className={classNames('transition-opacity delay-150', when && 'opacity-60')}
    >
      {children}
    </div>
  )
}
