import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type EditTarget, editsQuery } from '../../data/edits.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { exactTime } from '../../lib/format.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export type EditedText = {
  target: EditTarget
  /** Present text, and when it was written. */
  content: string
  editedAt: string
}

type EditHistoryProps = EditedText & { open: boolean; onClose: () => void }

/** Dialog with all versions of a text, the present one first. */
export function EditHistory({ target, content, editedAt, open, onClose }: EditHistoryProps) {
  const { t } = useTranslation()
  return (
    <DialogWindow
      open={open}
      title={t('feed.edits.title')}
      description={t('feed.edits.text')}
      onClose={onClose}
    >
      <ol className="grid gap-5">
        <Version label={t('feed.edits.now')} content={content} writtenAt={editedAt} />
        <EarlierVersions target={target} />
      </ol>
    </DialogWindow>
  )
}

function EarlierVersions({ target }: { target: EditTarget }) {
  const { t } = useTranslation()
  const edits = useQuery(editsQuery(target))
  if (edits.isError) {
    return (
      <li>
        <LoadFailure
          message={errorSentence(t, edits.error)}
          retrying={edits.isFetching}
          onRetry={() => void edits.refetch()}
        />
      </li>
    )
  }
  if (edits.isPending) {
    return (
      <li role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-16" />
      </li>
    )
  }
  if (edits.data.length === 0) return <li className="text-muted">{t('feed.edits.none')}</li>
  return edits.data.map(({ id, content, writtenAt }, index) => (
    <Version
      key={id}
      label={t(index === edits.data.length - 1 ? 'feed.edits.first' : 'feed.edits.earlier')}
      content={content}
      writtenAt={writtenAt}
    />
  ))
}

type VersionProps = { label: string; content: string; writtenAt: string }

function Version({ label, content, writtenAt }: VersionProps) {
  return (
    <li className="grid gap-1 border-border border-s-2 ps-4">
      <p className="text-sm text-muted">
        <span className="font-medium text-text">{label}</span> ·{' '}
        <time dateTime={writtenAt}>{exactTime(new Date(writtenAt))}</time>
      </p>
      <p dir="auto" className="leading-6 wrap-anywhere whitespace-pre-wrap">
        {content}
      </p>
    </li>
  )
}
