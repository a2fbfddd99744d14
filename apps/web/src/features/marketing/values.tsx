import { Eye, Hammer, Scale, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SectionTitle } from './section-title.tsx'

const VALUES = [
  { id: 'clarity', icon: Eye },
  { id: 'team', icon: UsersRound },
  { id: 'craft', icon: Hammer },
  { id: 'fairness', icon: Scale },
] as const

/** Four values of /about. */
export function Values() {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t('aboutPage.values.title')}</SectionTitle>
      <ul className="stagger mt-8 grid gap-x-8 gap-y-10 sm:mt-12 sm:grid-cols-2 lg:grid-cols-4">
        {VALUES.map(({ id, icon: Icon }) => (
          <li key={id} className="grid content-start gap-3 border-t border-control pt-5">
            <Icon aria-hidden size={28} strokeWidth={1.5} className="text-primary" />
            <h3 className="font-display text-xl font-semibold">
              {t(`aboutPage.values.${id}.title`)}
            </h3>
            <p className="text-muted">{t(`aboutPage.values.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
