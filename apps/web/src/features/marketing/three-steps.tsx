import { ArrowRight, Rocket, ScanSearch, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/text-link.tsx'
import { SectionTitle } from './section-title.tsx'

const STEPS = [
  { id: 'analysis', icon: ScanSearch },
  { id: 'pod', icon: UsersRound },
  { id: 'execution', icon: Rocket },
] as const

/** Process in three steps (specification §1); /process has five. */
export function ThreeSteps() {
  const { t } = useTranslation()
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="grid gap-4">
        <SectionTitle>{t('home.steps.title')}</SectionTitle>
        <p className="max-w-2xl text-lg text-muted">{t('home.steps.lead')}</p>
      </div>
      <ol className="stagger mt-10 grid gap-x-8 gap-y-10 sm:mt-14 md:grid-cols-3">
        {STEPS.map(({ id, icon: Icon }, index) => (
          <li key={id} className="grid content-start gap-3 border-t-2 border-text pt-5">
            <p className="flex items-center justify-between">
              <span className="font-display text-4xl leading-none font-semibold text-primary">
                {index + 1}
              </span>
              <Icon aria-hidden size={28} strokeWidth={1.5} className="text-primary" />
            </p>
            <h3 className="font-display text-2xl font-semibold">{t(`home.steps.${id}.title`)}</h3>
            <p className="max-w-prose text-muted">{t(`home.steps.${id}.text`)}</p>
          </li>
        ))}
      </ol>
      <TextLink to="/process" className="mt-10 inline-flex min-h-11 items-center gap-2">
        {t('home.steps.more')}
        <ArrowRight aria-hidden size={18} />
      </TextLink>
    </section>
  )
}
