import type { FeedbackPair } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs.ts'
import { FeedbackAnswers } from './feedback-answers.tsx'
import { FeedbackForm } from './feedback-form.tsx'

type FeedbackPairItemProps = { project: string; pair: FeedbackPair; isOpen: boolean }

const NAMED = {
  giveTo: 'plan.feedback.giveTo',
  changeTo: 'plan.feedback.changeTo',
  about: 'plan.feedback.about',
  received: 'plan.feedback.received',
} as const

const UNNAMED_CLIENT = {
  giveTo: 'plan.feedback.unnamedClient.giveTo',
  changeTo: 'plan.feedback.unnamedClient.changeTo',
  about: 'plan.feedback.unnamedClient.about',
  received: 'plan.feedback.unnamedClient.received',
} as const

/** One person the reader worked with: both sides’ feedback, or what it waits for. */
export function FeedbackPairItem({ project, pair, isOpen }: FeedbackPairItemProps) {
  const { t } = useTranslation()
  const [isWriting, setIsWriting] = useState(false)
  const { person, is_client: isClient, roles, given, received, is_revealed: isRevealed } = pair
  const isUnnamedClient = isClient && person.name === null
  const name = person.name ?? t(isClient ? 'plan.feedback.client' : 'plan.history.somebody')
  const texts = isUnnamedClient ? UNNAMED_CLIENT : NAMED
  const role = isClient
    ? t('plan.feedback.client')
    : listOf(roles.map(({ labels }) => labels[currentLanguage()]))
  const mayWrite = isOpen && !isRevealed
  const side = isClient ? 'client' : 'member'
  return (
    <li className="grid gap-3 border-t border-border pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          {!isUnnamedClient && <p className="text-sm text-muted">{role}</p>}
        </div>
        {mayWrite && (
          <Button
            variant={given === null ? 'primary' : 'secondary'}
            size="sm"
            aria-label={t(given === null ? texts.giveTo : texts.changeTo, { name })}
            onClick={() => setIsWriting(true)}
          >
            {t(given === null ? 'plan.feedback.give' : 'plan.feedback.change')}
          </Button>
        )}
      </div>
      {mayWrite && given !== null && (
        <p className="text-sm text-muted">{t('plan.feedback.waiting')}</p>
      )}
      {isRevealed && (
        <div className="grid gap-4 md:grid-cols-2">
          <FeedbackAnswers
            title={t(texts.received, { name })}
            feedback={received}
            about={isClient ? 'member' : 'client'}
          />
          <FeedbackAnswers title={t('plan.feedback.given')} feedback={given} about={side} />
        </div>
      )}
      <Dialog open={isWriting} title={t(texts.about, { name })} onClose={() => setIsWriting(false)}>
        <FeedbackForm
          project={project}
          personId={person.id}
          about={side}
          given={given}
          onDone={() => setIsWriting(false)}
        />
      </Dialog>
    </li>
  )
}
