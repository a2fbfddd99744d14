import { useTranslation } from 'react-i18next'

const MOMENTS = ['brief', 'choice', 'milestone', 'delivery'] as const

/** Projects completed (specification §1), beside one example from its brief to its delivery. */
export function ExampleProject() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('about.example.title')} className="border-y border-border bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-9 px-4 py-10 sm:px-6 sm:py-12 lg:grid-cols-[auto_1fr]">
        <p className="grid content-start gap-1">
          <span className="font-display text-5xl leading-none font-semibold tracking-tight text-primary">
            {t('about.claims.projectsFigure')}
          </span>
          <span className="text-muted">{t('about.claims.projects')}</span>
        </p>
        <div className="grid gap-4">
          <p className="text-sm text-muted">{t('about.example.title')}</p>
          <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
            {MOMENTS.map((moment) => (
              <li
                key={moment}
                className="relative border-s-2 border-primary/40 ps-5 pb-6 before:absolute before:-start-[0.4375rem] before:top-1 before:size-3 before:rounded-full before:bg-primary last:before:bg-gold lg:border-s-0 lg:border-t-2 lg:ps-0 lg:pt-4 lg:pb-0 lg:before:start-0 lg:before:-top-[0.4375rem]"
              >
                <p className="font-semibold">{t(`about.example.${moment}.when`)}</p>
                <p className="text-pretty text-muted">{t(`about.example.${moment}.what`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
