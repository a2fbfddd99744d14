import type { RoomDecision } from '@podium/domain'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWithdrawDecision } from '../../data/rooms.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { shortDate, shortTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { toast } from '../../ui/toast.ts'
import { useRoom } from './room-context.ts'

/** Decisions of a room, the newest first; withdrawn ones stay readable. */
export function RoomDecisions({ onDecide }: { onDecide: (button: HTMLElement) => void }) {
  const { t } = useTranslation()
  const { room, project } = useRoom()
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const withdraw = useWithdrawDecision(project)
  const [leaving, setLeaving] = useState<RoomDecision>()
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-3 p-4 sm:p-5">
      <h2
        ref={title}
        id={heading}
        tabIndex={-1}
        className="font-display text-xl font-semibold outline-none"
      >
        {t('plan.room.decisions.title')}
      </h2>
      {room.decisions.length === 0 && (
        <p className="text-sm text-muted">{t('plan.room.decisions.none')}</p>
      )}
      <ol className="grid gap-4 empty:hidden">
        {room.decisions.map((decision) => (
          <Decision key={decision.id} decision={decision} onWithdraw={() => setLeaving(decision)} />
        ))}
      </ol>
      {room.is_open && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={({ currentTarget }) => onDecide(currentTarget)}
        >
          <Plus aria-hidden size={16} strokeWidth={2} />
          {t('plan.room.decisions.add')}
        </Button>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('plan.room.decisions.withdrawTitle')}
        message={t('plan.room.decisions.withdrawHint', { text: leaving?.text ?? '' })}
        confirmLabel={t('plan.room.decisions.withdraw')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('plan.room.decisions.withdrawing')}
        waiting={withdraw.isPending}
        focusAfter={() => title.current}
        onConfirm={() =>
          leaving &&
          withdraw.mutate(leaving.id, {
            onError: (error) => toast.error(errorSentence(t, error)),
            onSettled: () => setLeaving(undefined),
          })
        }
        onCancel={() => setLeaving(undefined)}
      />
    </Card>
  )
}

function Decision({ decision, onWithdraw }: { decision: RoomDecision; onWithdraw: () => void }) {
  const { t } = useTranslation()
  const { room, personId, nameOf } = useRoom()
  const { text, author, created_at: at, withdrawn } = decision
  const mayWithdraw = withdrawn === null && (room.is_client || author?.id === personId)
  return (
    <li className="grid gap-1 border-s-2 border-gold ps-3">
      <p
        dir="auto"
        className={classNames(
          'wrap-anywhere whitespace-pre-wrap',
          withdrawn === null ? 'font-medium' : 'text-muted line-through',
        )}
      >
        {text}
      </p>
      <p className="text-sm text-muted">
        <bdi>{nameOf(author)}</bdi> ·{' '}
        <time dateTime={at} title={shortTime(new Date(at))}>
          {shortDate(new Date(at))}
        </time>
      </p>
      {withdrawn !== null && (
        <p className="text-sm text-muted">
          {t('plan.room.decisions.withdrawn', {
            name: nameOf(withdrawn.by),
            day: shortDate(new Date(withdrawn.at)),
          })}
        </p>
      )}
      {mayWithdraw && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 justify-self-start"
          aria-label={t('plan.room.decisions.withdrawOne', { text })}
          onClick={onWithdraw}
        >
          {t('plan.room.decisions.withdraw')}
        </Button>
      )}
    </li>
  )
}
