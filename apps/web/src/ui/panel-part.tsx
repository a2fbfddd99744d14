import type { ReactNode } from 'react'

/** Section of a side panel with its heading. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-border pt-5">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  )
}
