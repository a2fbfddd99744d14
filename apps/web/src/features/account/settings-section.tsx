import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Card } from '../../ui/card.tsx'

type SettingsSectionProps = {
  title: string
  /** Fragment of the page's address that leads here. */
  id?: string
  children: ReactNode
}

/** Section of settings with its heading, which takes the focus where the address names it. */
export function SettingsSection({ title, id, children }: SettingsSectionProps) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  const isNamed = id !== undefined && hash === `#${id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same fragment leads here again.
  useLayoutEffect(() => {
    if (!isNamed) return
    section.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isNamed, key])
  return (
    <section ref={section} id={id} aria-labelledby={headingId} className="scroll-mt-20">
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="font-display text-xl font-semibold outline-none"
      >
        {title}
      </h2>
      <Card className="mt-3 divide-y divide-border">{children}</Card>
    </section>
  )
}
