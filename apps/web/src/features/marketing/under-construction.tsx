import type { Key } from '@podium/i18n'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PodiumDrawing } from '../../ui/podium-drawing.tsx'

type UnderConstructionProps = {
  title: Key
  text: Key
  /** Link to follow in the meantime. */
  onward: { to: string; text: Key }
}

/** Page under construction (specification §2). */
export function UnderConstruction({ title, text, onward }: UnderConstructionProps) {
  const { t } = useTranslation()
  usePageTitle(t(title))
  return (
    <div className="mx-auto grid max-w-3xl gap-10 px-4 py-14 sm:px-6 sm:py-20">
      <div className="stagger grid justify-items-start gap-4">
        <p className="rounded-full bg-gold px-3 py-1 text-sm font-medium text-on-gold">
          {t('construction.description')}
        </p>
        <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight sm:text-6xl">
          {t(title)}
        </h1>
        <p className="max-w-prose text-lg text-muted">{t(text)}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={onward.to}>{t(onward.text)}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            <ArrowLeft aria-hidden size={18} />
            {t('construction.back')}
          </ButtonLink>
        </div>
      </div>
      <PodiumDrawing className="text-primary min-h-28 w-full border-b border-border sm:min-h-36" />
    </div>
  )
}
