import type { ModerationDetail } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../data/author.ts'
import { exactTime } from '../../lib/format.ts'
import { Face } from './face.tsx'

/** History of decisions, with reasons and appeals. */
export function Decisions({ decisions }: Pick<ModerationDetail, 'decisions'>) {
  const { t } = useTranslation()
  if (decisions.length === 0) {
    return <p className="text-sm text-muted">{t('moderation.panel.noHistory')}</p>
  }
  return (
    <ol className="grid gap-4 text-sm">
      {decisions.map((decision) => (
        <li key={decision.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Face of={decision.actor} />
          <div className="grid gap-1">
            <p className="font-medium">
              {t('moderation.decidedBy', {
                kind: t(`moderation.kinds.${decision.kind}`),
                name:
                  decision.actor === null
                    ? t('moderation.formerModerator')
                    : fullName(decision.actor) || t('moderation.nameless'),
              })}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {decision.reason}
            </p>
            <p className="text-muted">
              <time dateTime={decision.created_at}>{exactTime(new Date(decision.created_at))}</time>
            </p>
            {decision.appeal !== null && (
              <dl className="mt-1 grid gap-1 border-s-2 border-border ps-3">
                <dt className="font-medium">{t('moderation.panel.appeal')}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {decision.appeal}
                </dd>
                {decision.appeal_outcome !== null && (
                  <>
                    <dt className="font-medium">
                      {t(`moderation.panel.outcomes.${decision.appeal_outcome}`)}
                    </dt>
                    <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                      {decision.appeal_answer}
                    </dd>
                  </>
                )}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
