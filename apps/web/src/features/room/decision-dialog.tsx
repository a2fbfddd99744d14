import { DECISION_TEXT_MAX, type RoomMessage } from '@podium/domain'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecordDecision } from '../../data/rooms.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs.ts'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { useRoom } from './room-context.ts'

type DecisionDialogProps = {
  /** Message it is recorded from, null for none; undefined while the dialog is closed. */
  from: RoomMessage | null | undefined
  /** Button that opened the dialog, or the menu with it. */
  returnTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Window in which a decision is put into a sentence, which never changes afterwards. */
export function DecisionDialog({ from, returnTo, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={from !== undefined}
      title={t('plan.room.decide.title')}
      description={t('plan.room.decide.hint')}
      returnTo={returnTo}
      onClose={onClose}
    >
      {from !== undefined && <DecisionForm from={from} onDone={onClose} />}
    </Dialog>
  )
}

function DecisionForm({ from, onDone }: { from: RoomMessage | null; onDone: () => void }) {
  const { t } = useTranslation()
  const { project } = useRoom()
  const record = useRecordDecision(project)
  const [text, setText] = useState(from?.text.trim().slice(0, DECISION_TEXT_MAX) ?? '')
  const [isBlank, setIsBlank] = useState(false)
  return (
    <Form
      failure={record.error && errorSentence(t, record.error)}
      onSubmit={(event) => {
        event.preventDefault()
        if (record.isPending) return
        const said = text.trim()
        setIsBlank(said === '')
        if (said === '') return
        record.mutate(
          { text: said, message: from?.position ?? null },
          {
            onSuccess: () => {
              toast.success(t('plan.room.decide.done'))
              onDone()
            },
          },
        )
      }}
    >
      <TextArea
        label={t('plan.room.decide.text')}
        rows={4}
        longest={DECISION_TEXT_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isBlank ? t('plan.room.decide.blank') : undefined}
      />
      <Button
        type="submit"
        className="justify-self-end"
        waiting={record.isPending}
        waitingLabel={t('plan.room.decide.recording')}
      >
        {t('plan.room.decide.record')}
      </Button>
    </Form>
  )
}
