import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportTarget } from '../../data/reports.ts'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { lazyDialog } from '../../ui/lazy.tsx'

/** Dialog that is open: deletion of one's own content, or a report of somebody else's. */
export type ContentDialog = 'delete' | 'report'

const ReportDialog = lazyDialog(() => import('./report-window.tsx').then((m) => m.ReportWindow))

const DELETION = {
  post: {
    title: 'feed.post.deleteTitle',
    message: 'feed.post.deleteText',
    waiting: 'feed.post.deleting',
  },
  comment: {
    title: 'feed.comments.deleteTitle',
    message: 'feed.comments.deleteText',
    waiting: 'feed.comments.deleting',
  },
} as const

type ContentDialogsProps = {
  what: keyof typeof DELETION
  target: ReportTarget
  open: ContentDialog | undefined
  onClose: () => void
  /** True while the deletion runs. */
  deleting: boolean
  onDelete: () => void
  /** Element to focus when the report dialog closes. */
  returnTo: RefObject<HTMLElement | null>
}

/** Dialogs of a post or a comment: report it, or confirm its deletion. */
export function ContentDialogs({
  what,
  target,
  open,
  onClose,
  deleting,
  onDelete,
  returnTo,
}: ContentDialogsProps) {
  const { t } = useTranslation()
  const texts = DELETION[what]
  return (
    <>
      <ReportDialog
        target={target}
        open={open === 'report'}
        onClose={onClose}
        returnTo={returnTo}
      />
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={t(texts.title)}
        message={t(texts.message)}
        confirmLabel={t('common.delete')}
        waitingLabel={t(texts.waiting)}
        cancelLabel={t('common.cancel')}
        waiting={deleting}
        onConfirm={onDelete}
        onCancel={onClose}
      />
    </>
  )
}
