import { useTranslation } from 'react-i18next'
import { useMakeRecoveryCodes } from '../../data/second-factors.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type RecoveryCodesDialogProps = {
  open: boolean
  /** Whether new codes take the place of earlier ones. */
  replaces: boolean
  onClose: () => void
}

/** Dialog that makes recovery codes and shows them once. */
export function RecoveryCodesDialog({ open, replaces, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation()
  const make = useMakeRecoveryCodes()
  const handleClose = () => {
    make.reset()
    onClose()
  }
  return (
    <DialogWindow open={open} title={t('account.factors.codes')} onClose={handleClose}>
      {make.data === undefined ? (
        <Form
          failure={make.error && errorSentence(t, make.error)}
          onSubmit={(event) => {
            event.preventDefault()
            make.mutate({ replaces })
          }}
        >
          <p className="text-sm text-muted">
            {t(`account.factors.${replaces ? 'codesReplaced' : 'codesWhy'}`)}
          </p>
          <FormActions
            submitLabel={t('account.factors.makeTen')}
            waiting={make.isPending}
            waitingLabel={t('account.factors.preparing')}
            onCancel={handleClose}
          />
        </Form>
      ) : (
        <RecoveryCodes codes={make.data} onDone={handleClose} />
      )}
    </DialogWindow>
  )
}
