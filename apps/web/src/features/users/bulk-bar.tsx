import { Trash2, UserCog } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkOutcome } from '../../data/change-in-parts.ts'
import { type BulkChange, useBulkChange } from '../../data/users.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { Progress } from '../../ui/progress.tsx'
import { SelectionBar } from '../../ui/selection-bar.tsx'
import type { Selection } from './list-props.ts'
import { RoleDialog } from './role-dialog.tsx'
import { SelectedNames } from './selected-names.tsx'

type BulkBarProps = {
  selection: Selection
  onClear: () => void
  /** Called with the result when all accounts are through. */
  onOutcome: (change: BulkChange, outcome: BulkOutcome) => void
  /** Element to focus when the bar is gone. */
  returnTo: RefObject<HTMLElement | null>
}

/** Bar with the changes of all selected accounts. */
export function BulkBar({ selection, onClear, onOutcome, returnTo }: BulkBarProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<BulkChange['action']>()
  const [done, setDone] = useState(0)
  const bulk = useBulkChange()
  const count = selection.size

  const run = async (change: BulkChange) => {
    setDone(0)
    const outcome = await bulk.mutateAsync({
      users: [...selection.values()],
      change,
      onProgress: setDone,
    })
    setAsking(undefined)
    onOutcome(change, outcome)
  }
  const close = () => setAsking(undefined)
  const whomAndHowFar = (
    <div className="mt-3 grid gap-3">
      <SelectedNames selection={selection} />
      {bulk.isPending && (
        <Progress
          label={t('users.selection.progress', { done, total: count })}
          done={done}
          total={count}
        />
      )}
    </div>
  )
  return (
    <SelectionBar
      label={t('users.selection.label')}
      count={t('users.selection.count', { count })}
      clearLabel={t('users.selection.clear')}
      onClear={onClear}
    >
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button variant="secondary" size="sm" onClick={() => setAsking('role')}>
          <UserCog aria-hidden size={16} strokeWidth={1.75} />
          {t('users.selection.changeRole')}
        </Button>
        <Button variant="danger" size="sm" onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
          {t('users.selection.delete')}
        </Button>
      </div>
      {asking === 'delete' && (
        <ConfirmDialog
          open
          danger
          title={t('users.selection.deleteTitle')}
          message={t('users.selection.deleteMessage', { count })}
          confirmLabel={t('users.selection.deleteConfirm', { count })}
          waitingLabel={t('users.deleteDialog.waiting')}
          cancelLabel={t('common.cancel')}
          waiting={bulk.isPending}
          onConfirm={() => run({ action: 'delete' })}
          onCancel={close}
          focusAfter={() => returnTo.current}
        >
          {whomAndHowFar}
        </ConfirmDialog>
      )}
      {asking === 'role' && (
        <RoleDialog
          message={t('users.roleDialog.many', { count })}
          waiting={bulk.isPending}
          onChoose={(role) => run({ action: 'role', role })}
          onClose={close}
          returnTo={returnTo}
        >
          {whomAndHowFar}
        </RoleDialog>
      )}
    </SelectionBar>
  )
}
