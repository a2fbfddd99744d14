import type { ReactNode } from 'react'

type PageHeadingProps = {
  title: string
  lead: string
  /** Small content above the title. */
  children?: ReactNode
}

/** Beginning of a public page: its title and one or two sentences. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <div className="stagger grid max-w-4xl justify-items-start gap-5">
      {children}
      <h1 className="font-display text-4xl leading-[1.08] font-semibold tracking-tight sm:text-6xl">
        {title}
      </h1>
      <p className="max-w-2xl text-lg text-muted sm:text-xl">{lead}</p>
    </div>
  )
}
