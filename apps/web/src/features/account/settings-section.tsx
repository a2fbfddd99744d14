import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

/** Section of settings with its heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <Card className="mt-3 divide-y divide-border">{children}</Card>
    </section>
  )
}
