import { DEPARTURE_REASON_MAX } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { useLeaveTeam } from '../../data/invitations.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonForm } from '../../ui/reason-form.tsx'
import { useOpenedForm } from '../../ui/use-opened-form.ts'

type LeaveTeamProps = {
  invitation: string
  /** Element to focus once one has left, when this form goes. */
  focusAfter: () => HTMLElement | null
}

/** Button that opens the form with which a member leaves a team. */
export function LeaveTeam({ invitation, focusAfter }: LeaveTeamProps) {
  const { t } = useTranslation()
  const leave = useLeaveTeam(invitation)
  const { isOpen, opener, open, cancel, send } = useOpenedForm(leave, () => focusAfter()?.focus())
  if (!isOpen)
    return (
      <Button ref={opener} variant="ghost" className="-ms-3 justify-self-start" onClick={open}>
        {t('invitations.leave.action')}
      </Button>
    )
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
        onSubmit={(reason) => send({ reason })}
        onCancel={cancel}
      />
    </div>
  )
}
