import { zodResolver } from '@hookform/resolvers/zod'
import {
  MODERATION_REASON_MAX,
  type ModerationAction,
  type ModerationItem,
  moderationDecisionsForm,
} from '@podium/domain'
import { type RefObject, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { BulkOutcome } from '../../data/change-in-parts.ts'
import { useDecide } from '../../data/moderation.ts'
import { blankError } from '../../lib/blank-error.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Dialog } from '../../ui/dialogs.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { actionsFor } from './actions-for.ts'
import { DecisionTargets } from './decision-targets.tsx'

const check = zodResolver(moderationDecisionsForm.omit({ targets: true }))

const HINTS = {
  hide: 'moderation.dialog.forAuthor',
  warn: 'moderation.dialog.forAuthor',
  delete: 'moderation.dialog.forAuthor',
  restore: 'moderation.dialog.forRestored',
  dismiss: 'moderation.dialog.forReporters',
} as const satisfies Record<ModerationAction, string>

type DecisionDialogProps = {
  items: readonly ModerationItem[]
  onClose: () => void
  /** Called with the result when all targets are through. */
  onOutcome: (outcome: BulkOutcome) => void
  returnTo: RefObject<HTMLElement | null>
}

/** Dialog for a decision about one or many items, with its reason. */
export function DecisionDialog({ items, onClose, onOutcome, returnTo }: DecisionDialogProps) {
  const { t } = useTranslation()
  const decide = useDecide()
  return (
    <Dialog
      open
      title={t('moderation.dialog.title', { count: items.length })}
      // Stays open while the decision is pending: its result must be seen.
      onClose={() => !decide.isPending && onClose()}
      returnTo={returnTo}
    >
      <DecisionForm items={items} decide={decide} onCancel={onClose} onOutcome={onOutcome} />
    </Dialog>
  )
}

type DecisionFormProps = Pick<DecisionDialogProps, 'items' | 'onOutcome'> & {
  decide: ReturnType<typeof useDecide>
  onCancel: () => void
}

function DecisionForm({ items, decide, onCancel, onOutcome }: DecisionFormProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState(0)
  const { register, handleSubmit, formState, control } = useForm({
    resolver: check,
    defaultValues: { reason: '' },
  })
  const action = useWatch({ control, name: 'action' })
  const total = items.length
  const refused = decide.data?.done.length === 0 ? decide.data.failed[0]?.error : undefined

  const handleDecide = handleSubmit(async (values) => {
    setDone(0)
    const targets = items.map(({ type, id }) => ({ type, id }))
    const outcome = await decide.mutateAsync({ ...values, targets, onProgress: setDone })
    // A refused single decision keeps the dialog open, with the typed reason.
    if (total > 1 || outcome.done.length > 0) onOutcome(outcome)
  })
  return (
    <Form
      failure={refused === undefined ? null : errorSentence(t, refused)}
      onSubmit={(event) => void handleDecide(event)}
    >
      <DecisionTargets items={items} />
      <RadioGroup
        {...register('action')}
        label={t('moderation.dialog.action')}
        options={actionsFor(items).map((value) => ({
          value,
          label: t(`moderation.dialog.actions.${value}`),
        }))}
        error={formState.errors.action && t('moderation.dialog.noAction')}
      />
      <TextArea
        {...register('reason')}
        rows={4}
        label={t('moderation.dialog.reason')}
        hint={action && t(HINTS[action])}
        longest={MODERATION_REASON_MAX}
        error={blankError(t, formState.errors.reason, 'moderation.dialog.noReason')}
      />
      {decide.isPending && total > 1 && (
        <Progress
          label={t('moderation.selection.progress', { done, total })}
          {...{ done, total }}
        />
      )}
      <FormActions
        submitLabel={t(
          action === undefined ? 'moderation.dialog.send' : `moderation.dialog.confirm.${action}`,
        )}
        waiting={decide.isPending}
        waitingLabel={t('moderation.dialog.sending')}
        danger={action === 'delete'}
        onCancel={onCancel}
      />
    </Form>
  )
}
