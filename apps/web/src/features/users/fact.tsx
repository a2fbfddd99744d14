import type { ReactNode } from 'react'
import { exactTime } from '../../lib/format.ts'

/** Line of a description list with two columns. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

export function Moment({ at, otherwise }: { at: string | null; otherwise: string }) {
  if (at === null) return otherwise
  return <time dateTime={at}>{exactTime(new Date(at))}</time>
}
