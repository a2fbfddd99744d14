import { type ChosenTeam, DEPARTURE_REASON_MAX } from '@podium/domain'
import { UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReplaceMember } from '../../../data/projects.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ReasonForm } from '../../../ui/reason-form.tsx'
import { useOpenedForm } from '../../../ui/use-opened-form.ts'
import { headingOfTeam } from './heading-of-team.ts'

type ReplaceMemberProps = {
  projectId: string
  invitation: ChosenTeam['seats'][number]['invitations'][number]
}

/** Button that opens the form which asks for somebody else in a member's place. */
export function ReplaceMember({ projectId, invitation: { id, person } }: ReplaceMemberProps) {
  const { t } = useTranslation()
  const replace = useReplaceMember(projectId)
  // The form goes with the member.
  const { isOpen, opener, open, cancel, send } = useOpenedForm(replace, () =>
    headingOfTeam()?.focus(),
  )
  const name = person.name ?? t('projects.gone')
  if (!isOpen)
    return (
      <Button
        ref={opener}
        variant="ghost"
        size="sm"
        className="-ms-3 h-auto justify-self-start py-1.5 text-start whitespace-normal!"
        onClick={open}
      >
        <UserRoundX aria-hidden size={16} className="shrink-0" />
        {t('projects.chosen.replace.action', { name })}
      </Button>
    )
  return (
    <div className="rounded-xl border border-border p-4">
      <ReasonForm
        texts={{
          label: t('projects.chosen.replace.reason', { name }),
          hint: t('projects.chosen.replace.hint', { name }),
          blank: t('projects.chosen.replace.blank'),
          submit: t('projects.chosen.replace.confirm'),
          waiting: t('projects.chosen.replace.waiting'),
        }}
        longest={DEPARTURE_REASON_MAX}
        failure={replace.error && errorSentence(t, replace.error)}
        isWaiting={replace.isPending}
        danger
        onSubmit={(reason) => send({ invitation: id, reason })}
        onCancel={cancel}
      />
    </div>
  )
}
