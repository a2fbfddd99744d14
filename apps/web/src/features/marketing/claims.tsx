import { useTranslation } from 'react-i18next'

/** Claims of Podium as figures (specification §1). */
export function Claims() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('about.claims.title')} className="border-y border-border bg-sunken">
      <dl className="mx-auto grid max-w-6xl gap-x-8 gap-y-6 px-4 py-10 sm:grid-cols-3 sm:px-6 sm:py-12">
        <Claim figure={t('about.claims.projectsFigure')} text={t('about.claims.projects')} />
        <Claim figure="3" text={t('about.claims.teams')} />
        <Claim figure="5" text={t('about.claims.steps')} />
      </dl>
    </section>
  )
}

function Claim({ figure, text }: { figure: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="max-w-60 text-balance text-muted">{text}</dt>
      <dd className="font-display text-5xl leading-none font-semibold tracking-tight text-primary">
        {figure}
      </dd>
    </div>
  )
}
