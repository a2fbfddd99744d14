import type { OwnModerationDecision as Decision } from '@podium/domain'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exactTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AppealForm } from './appeal-form.tsx'

/** One moderation decision with its reason and the author's appeal. */
export function OwnModerationDecision({ decision }: { decision: Decision }) {
  const { t } = useTranslation()
  const [isObjecting, setIsObjecting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const { kind, target_type, reason, content, created_at, may_appeal } = decision
  if (kind === 'dismiss') return null // authors are not told of dismissed reports

  const handleEnd = () => {
    setIsObjecting(false)
    heading.current?.focus()
  }
  return (
    <li>
      <Card as="article" aria-labelledby={headingId} className="grid grid-cols-1 gap-4 p-4 sm:p-5">
        <div className="grid gap-1">
          <h2
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className="font-display text-lg font-semibold outline-none"
          >
            {t(`moderationDecisions.${target_type}.${kind}`)}
          </h2>
          <time dateTime={created_at} className="text-sm text-muted">
            {exactTime(new Date(created_at))}
          </time>
        </div>
        <dl className="grid gap-1 text-[0.9375rem]">
          <dt className="text-sm text-muted">{t('moderationDecisions.reason')}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {reason}
          </dd>
          <dt className="mt-2 text-sm text-muted">{t('moderationDecisions.content')}</dt>
          <dd
            dir="auto"
            className="max-h-60 overflow-y-auto rounded-lg bg-sunken p-3 wrap-anywhere whitespace-pre-wrap"
          >
            {content}
          </dd>
          <Appeal decision={decision} />
        </dl>
        {may_appeal && !isObjecting && (
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => setIsObjecting(true)}
          >
            {t('moderationDecisions.appeal')}
          </Button>
        )}
        {isObjecting && (
          <AppealForm decisionId={decision.id} onSent={handleEnd} onCancel={handleEnd} />
        )}
      </Card>
    </li>
  )
}

function Appeal({ decision }: { decision: Decision }) {
  const { t } = useTranslation()
  const { appeal, appeal_outcome, appeal_answer } = decision
  if (appeal === null) return null
  return (
    <>
      <dt className="mt-2 text-sm text-muted">{t('moderationDecisions.yours')}</dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {appeal}
      </dd>
      {appeal_outcome === null ? (
        <dd className="font-medium">{t('moderationDecisions.pending')}</dd>
      ) : (
        <>
          <dt className="mt-2 font-medium">
            {t(`moderationDecisions.outcomes.${appeal_outcome}`)}
          </dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {appeal_answer}
          </dd>
        </>
      )}
    </>
  )
}
