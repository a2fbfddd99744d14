import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Check, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnAccount, useDeleteAccount } from '../../data/account.ts'
import { DIALOG_POPUP_CLASS, SCRIM_CLASS } from '../../ui/dialog-class.ts'
import { DeletionForm } from './deletion-form.tsx'

type DeletionDialogProps = { open: boolean; account: OwnAccount; onClose: () => void }

/** Dialog that lists what is deleted and what stays, and asks for address and password first, if there is one. */
export function DeletionDialog({ open, account, onClose }: DeletionDialogProps) {
  const { t } = useTranslation()
  const remove = useDeleteAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  const handleClose = () => {
    remove.reset()
    onClose()
  }
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => !next && !remove.isPending && handleClose()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={SCRIM_CLASS} />
        <AlertDialog.Popup className={DIALOG_POPUP_CLASS} initialFocus={heading}>
          <AlertDialog.Title
            ref={heading}
            tabIndex={-1}
            className="font-display text-xl font-semibold outline-none wrap-anywhere"
          >
            {t('account.deletion.title', { email: account.email })}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">
            {t('account.deletion.lead')} {t('account.deletion.exportFirst')}
          </AlertDialog.Description>
          <Consequences />
          <DeletionForm
            account={account}
            error={remove.error}
            waiting={remove.isPending}
            onSubmit={remove.mutate}
            onCancel={handleClose}
          />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

const GOES = [
  'profile',
  'posts',
  'decisions',
  'network',
  'projects',
  'messages',
  'sessions',
] as const
const STAYS = ['comments', 'reports', 'log'] as const

function Consequences() {
  const { t } = useTranslation()
  return (
    <div className="mt-5 grid gap-4 text-sm">
      <div>
        <h3 className="font-semibold">{t('account.deletion.goes')}</h3>
        <ul className="mt-1.5 grid gap-1.5">
          {GOES.map((what) => (
            <li key={what} className="flex gap-2">
              <X aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />
              {t(`account.deletion.goesList.${what}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{t('account.deletion.stays')}</h3>
        <ul className="mt-1.5 grid gap-1.5">
          {STAYS.map((what) => (
            <li key={what} className="flex gap-2">
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" />
              {t(`account.deletion.staysList.${what}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
