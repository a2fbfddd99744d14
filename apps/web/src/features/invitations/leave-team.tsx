import { DEPARTURE_REASON_MAX } from '@podium/domain'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLeaveTeam } from '../../data/invitations.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonForm } from '../../ui/reason-form.tsx'

type LeaveTeamProps = {
  invitation: string
  /** Element to focus once one has left, when this form goes. */
  focusAfter: () => HTMLElement | null
}

/** Button that opens the form with which a member leaves a team. */
export function LeaveTeam({ invitation, focusAfter }: LeaveTeamProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = useLeaveTeam(invitation)
  if (!isOpen)
    return (
      <Button
        ref={opener}
        variant="ghost"
        className="-ms-3 justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {t('invitations.leave.action')}
      </Button>
    )
  const handleCancel = () => {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
    leave.reset()
  }
  const handleSubmit = async (reason: string) => {
    // Not `mutate`: its callbacks do not run after the form unmounts.
    const isDone = await leave.mutateAsync({ reason }).then(
      () => true,
      () => false, // the failure is shown in the form
    )
    if (isDone) focusAfter()?.focus()
  }
  return (
    <div className="border-t border-border pt-5">
      <ReasonForm
        texts={{
          label: t('invitations.leave.reason'),
          hint: t('invitations.leave.hint'),
          blank: t('invitations.leave.blank'),
          submit: t('invitations.leave.send'),
          waiting: t('invitations.leave.waiting'),
        }}
        longest={DEPARTURE_REASON_MAX}
        failure={leave.error && errorSentence(t, leave.error)}
        isWaiting={leave.isPending}
        danger
        onSubmit={(reason) => void handleSubmit(reason)}
        onCancel={handleCancel}
      />
    </div>
  )
}
