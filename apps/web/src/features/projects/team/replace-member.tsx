import { type ChosenTeam, DEPARTURE_REASON_MAX } from '@podium/domain'
import { UserRoundX } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useReplaceMember } from '../../../data/projects.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ReasonForm } from '../../../ui/reason-form.tsx'

type ReplaceMemberProps = {
  projectId: string
  invitation: ChosenTeam['seats'][number]['invitations'][number]
}

/** Button that opens the form which asks for somebody else in a member's place. */
export function ReplaceMember({ projectId, invitation: { id, person } }: ReplaceMemberProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const replace = useReplaceMember(projectId)
  const name = person.name ?? t('projects.gone')
  if (!isOpen)
    return (
      <Button
        ref={opener}
        variant="ghost"
        size="sm"
        className="-ms-3 h-auto justify-self-start py-1.5 text-start whitespace-normal!"
        onClick={() => setIsOpen(true)}
      >
        <UserRoundX aria-hidden size={16} className="shrink-0" />
        {t('projects.chosen.replace.action', { name })}
      </Button>
    )
  const handleCancel = () => {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
    replace.reset()
  }
  const handleSubmit = async (reason: string) => {
    // Not `mutate`: its callbacks do not run after the form unmounts.
    const isDone = await replace.mutateAsync({ invitation: id, reason }).then(
      () => true,
      () => false, // the failure is shown in the form
    )
    if (isDone) document.getElementById('content')?.focus() // the form goes with the member
  }
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
        onSubmit={(reason) => void handleSubmit(reason)}
        onCancel={handleCancel}
      />
    </div>
  )
}
