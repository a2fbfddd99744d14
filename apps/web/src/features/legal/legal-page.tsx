import { TERMS_VERSION } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

type LegalPageProps = {
  title: string
  lead: string
  sections: readonly { title: string; text: string }[]
}

/** Page of a legal text: sections of one paragraph, and the version they are. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const { t } = useTranslation()
  usePageTitle(title)
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 sm:pt-20 sm:pb-24">
      <PageHeading title={title} lead={lead} />
      <div className="mt-10 grid max-w-2xl gap-8 sm:mt-14">
        {sections.map((section) => (
          <section key={section.title} className="grid gap-2">
            <h2 className="font-display text-xl font-semibold">{section.title}</h2>
            <p className="leading-7 wrap-anywhere">{section.text}</p>
          </section>
        ))}
        <p className="text-sm text-muted">
          {t('legal.version', { date: date.format(new Date(TERMS_VERSION)) })}
        </p>
      </div>
    </div>
  )
}
