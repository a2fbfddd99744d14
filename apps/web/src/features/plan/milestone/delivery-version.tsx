import type { PlanDelivery } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { shortTime } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { MILESTONE_LOOKS } from './milestone-state.ts'

/** Version of what was submitted, with the client's answer. */
export function DeliveryVersion({ delivery }: { delivery: PlanDelivery }) {
  const { t } = useTranslation()
  const { version, author, note, link, outcome, comment, created_at: at } = delivery
  const state = outcome ?? 'waiting'
  return (
    <li className="grid gap-2 border-t border-border pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{t('plan.milestone.version', { version })}</p>
        <Badge look={MILESTONE_LOOKS[state]}>{t(`plan.milestone.states.${state}`)}</Badge>
      </div>
      <p className="text-sm text-muted">
        {author ?? t('plan.history.somebody')} · {shortTime(new Date(at))}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {note}
      </p>
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="font-medium text-primary underline decoration-1 underline-offset-4 wrap-anywhere"
        >
          {link}
        </a>
      )}
      {comment !== null && (
        <div className="rounded-lg bg-sunken px-3 py-2">
          <p className="text-sm text-muted">{t('plan.milestone.answer')}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {comment}
          </p>
        </div>
      )}
    </li>
  )
}
