import { useTranslation } from 'react-i18next'
import { useSessionUser } from '../../lib/session-store.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PodiumDrawing } from '../../ui/podium-drawing.tsx'

/** The first thing a visitor sees (specification §2, route /). */
export function Hero() {
  const { t } = useTranslation()
  const signedIn = useSessionUser() !== undefined
  return (
    <section className="mx-auto grid max-w-6xl gap-12 px-4 pt-16 sm:px-6 sm:pt-24">
      <div className="grid max-w-3xl animate-enter justify-items-start gap-6">
        <h1 className="font-display text-[2.75rem] whitespace-pre-line leading-[1.05] font-semibold tracking-tight sm:text-6xl lg:text-7xl">
          {t('home.hero.title')}
        </h1>
        <p className="max-w-xl text-lg text-muted sm:text-xl">{t('home.hero.lead')}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <ButtonLink to={signedIn ? '/dashboard' : '/register'} size="lg">
            {t('home.hero.startProject')}
          </ButtonLink>
          <ButtonLink to={signedIn ? '/profile' : '/login'} size="lg" variant="secondary">
            {t(signedIn ? 'home.hero.profile' : 'home.hero.login')}
          </ButtonLink>
        </div>
      </div>
      <PodiumDrawing className="h-36 w-full sm:h-56" />
    </section>
  )
}
