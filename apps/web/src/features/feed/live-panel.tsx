import { type ReactNode, useId } from 'react'

/** Titled panel of the feed's side column. */
export function LivePanel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-border border-b pb-5 last:border-0">
      <h2 id={titleId} className="mb-3 text-sm font-semibold text-muted">
        {title}
      </h2>
      {children}
    </section>
  )
}
