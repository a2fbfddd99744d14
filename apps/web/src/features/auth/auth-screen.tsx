import { type ReactNode, useEffect } from 'react'
import { prepareAuth } from '../../data/session.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { onFirstTouch } from '../../ui/first-touch.ts'

type AuthScreenProps = {
  title: string
  lead?: string | undefined
  children: ReactNode
  /** Link to the neighbouring screen. */
  footer?: ReactNode
}

/** Frame of an auth screen: title, form, footer. */
export function AuthScreen({ title, lead, children, footer }: AuthScreenProps) {
  usePageTitle(title)
  useEffect(() => onFirstTouch(prepareAuth), [])
  return (
    <>
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">{title}</h1>
      {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
      {footer !== undefined && <p className="mt-8 text-sm text-muted">{footer}</p>}
    </>
  )
}
