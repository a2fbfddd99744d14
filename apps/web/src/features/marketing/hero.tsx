import { useTranslation } from 'react-i18next'
import { useSessionUser } from '../../lib/session-store.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HeroPicture } from './hero-picture.tsx'

/** Hero of the home page (specification §2, route /). */
export function Hero() {
  const { t } = useTranslation()
  const signedIn = useSessionUser() !== undefined
  return (
    <section className="mx-auto grid max-w-6xl items-start gap-x-12 gap-y-7 px-4 pt-8 pb-12 sm:px-6 sm:py-16 lg:grid-cols-[1.05fr_1fr] lg:py-20">
      <div className="stagger grid justify-items-start gap-5 sm:gap-6 lg:pt-28">
        {/* The largest size at which each sentence fits its line, in both languages. */}
        <h1 className="font-display text-[clamp(1.625rem,8.1vw,3.75rem)] whitespace-pre-line leading-[1.1] font-semibold tracking-tight lg:text-[clamp(2.5rem,4.1vw,3rem)]">
          {t('home.hero.title')}
        </h1>
        <p className="max-w-xl text-lg text-muted sm:text-xl">{t('home.hero.lead')}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <ButtonLink to={signedIn ? '/dashboard' : '/register'} size="lg">
            {t('home.hero.startProject')}
          </ButtonLink>
          <ButtonLink
            to={signedIn ? '/profile' : '/login'}
            size="lg"
            variant="secondary"
            className="for-visitors"
          >
            {t(signedIn ? 'home.hero.profile' : 'home.hero.login')}
          </ButtonLink>
        </div>
      </div>
      <HeroPicture />
    </section>
  )
}
