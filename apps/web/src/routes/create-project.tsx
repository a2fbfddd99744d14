import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Card } from '../ui/card.tsx'

/** Announcement of project creation by chat (specification §2, decisions row 12). */
export function CreateProject() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard.createProjectPage.title'))
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="font-display text-3xl font-semibold tracking-tight">
        {t('dashboard.createProjectPage.title')}
      </h1>
      <Card className="mt-6 grid justify-items-start gap-4 p-6 sm:p-8">
        <span className="grid size-11 place-items-center rounded-full bg-gold text-on-gold">
          <Sparkles aria-hidden size={22} strokeWidth={1.75} />
        </span>
        <p className="font-display text-2xl leading-snug font-semibold">
          {t('dashboard.createProjectPage.lead')}
        </p>
        <p className="text-muted">{t('dashboard.createProjectPage.text')}</p>
      </Card>
    </div>
  )
}
