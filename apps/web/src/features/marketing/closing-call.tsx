import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionUser } from '../../lib/session-store.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PodiumDrawing } from '../../ui/podium-drawing.tsx'

type ClosingCallProps = {
  title: string
  text: string
  /** Drawing of the page, as wide as the panel; absent: the podium. */
  Drawing?: ComponentType<{ className?: string }>
  /** Second link, on the page that the usual one leads to. */
  second?: { to: string; label: string }
}

/**
 * Call to action at the end of a public page: register or contact (specification §2). For people who are
 * signed in the first button leads to their dashboard, as /register would.
 */
export function ClosingCall({ title, text, Drawing = PodiumDrawing, second }: ClosingCallProps) {
  const { t } = useTranslation()
  const signedIn = useSessionUser() !== undefined
  return (
    <section className="mx-auto max-w-6xl px-4 pb-16 sm:px-6 sm:pb-24">
      <div className="grid gap-10 overflow-hidden rounded-3xl bg-pine px-6 text-on-pine [&_a:focus-visible]:outline-gold pt-12 sm:px-12 sm:pt-16">
        <div className="grid justify-items-start gap-4">
          <h2 className="max-w-3xl font-display text-3xl leading-tight font-semibold tracking-tight sm:text-5xl">
            {title}
          </h2>
          <p className="for-visitors max-w-xl text-lg">
            {signedIn ? t('about.closing.signedIn') : text}
          </p>
          <div className="for-visitors mt-2 flex flex-wrap gap-3">
            <ButtonLink to={signedIn ? '/dashboard' : '/register'} variant="gold" size="lg">
              {t(signedIn ? 'about.closing.dashboard' : 'about.closing.register')}
            </ButtonLink>
            <ButtonLink to={second?.to ?? '/contact'} size="lg" variant="secondary">
              {second?.label ?? t('about.closing.contact')}
            </ButtonLink>
          </div>
        </div>
        <Drawing className="-mx-6 min-h-32 w-[calc(100%+3rem)] sm:-mx-12 sm:min-h-52 sm:w-[calc(100%+6rem)]" />
      </div>
    </section>
  )
}
