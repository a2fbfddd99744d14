import { DECLINE_REASON_MAX, type ReceivedInvitationDetail } from '@podium/domain'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerInvitation } from '../../data/invitations.ts'
import { amount, dayText } from '../../lib/amounts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { TextArea } from '../../ui/text-area.tsx'

type AnswerFormProps = {
  invitation: ReceivedInvitationDetail
  /** Element to focus once the answer is stored, when these buttons go. */
  focusAfter: () => HTMLElement | null
}

/** Buttons to accept or decline; a refusal may have a reason. */
export function AnswerForm({ invitation, focusAfter }: AnswerFormProps) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState<'accepted' | 'declined'>()
  const [reason, setReason] = useState('')
  const accept = useRef<HTMLButtonElement>(null)
  const answer = useAnswerInvitation(invitation.id)
  const { days, day_rate, currency, start, finish } = invitation

  const handleDecline = async (event: FormEvent) => {
    event.preventDefault()
    if (answer.isPending) return
    const why = reason.trim()
    // The answer takes this form away, and what is to be called after `mutate` with it.
    const isStored = await answer
      .mutateAsync({ answer: 'declined', ...(why !== '' && { reason: why }) })
      .then(
        () => true,
        () => false,
      )
    if (isStored) focusAfter()?.focus()
  }
  return (
    <div className="grid gap-4 border-t border-border pt-5">
      <div className="flex flex-wrap gap-3">
        <Button ref={accept} onClick={() => setAsks('accepted')}>
          {t('invitations.accept.action')}
        </Button>
        <Button
          variant="secondary"
          aria-expanded={asks === 'declined'}
          onClick={() => setAsks((now) => (now === 'declined' ? undefined : 'declined'))}
        >
          {t('invitations.decline.action')}
        </Button>
      </div>
      {asks === 'declined' && (
        <form className="grid gap-3" onSubmit={handleDecline}>
          <TextArea
            rows={3}
            label={t('invitations.decline.reason')}
            hint={t('invitations.decline.hint')}
            longest={DECLINE_REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            disabled={reason.trim().length > DECLINE_REASON_MAX}
            waiting={answer.isPending}
            waitingLabel={t('invitations.decline.waiting')}
          >
            {t('invitations.decline.send')}
          </Button>
        </form>
      )}
      <ConfirmDialog
        open={asks === 'accepted'}
        title={t('invitations.accept.title')}
        message={t('invitations.accept.message', {
          days: t('invitations.days', { count: days }),
          start: dayText(start),
          finish: dayText(finish),
          total: amount(days * day_rate, currency),
        })}
        confirmLabel={t('invitations.accept.action')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('invitations.accept.waiting')}
        waiting={answer.isPending}
        onConfirm={() =>
          answer.mutate({ answer: 'accepted' }, { onSettled: () => setAsks(undefined) })
        }
        onCancel={() => setAsks(undefined)}
        focusAfter={() => (accept.current === null ? focusAfter() : null)}
      />
    </div>
  )
}
