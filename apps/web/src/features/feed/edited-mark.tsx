import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EditTarget, editsQuery } from '../../data/edits.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { exactTime } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type EditedMarkProps = {
  target: EditTarget
  /** The text that stands there now, and since when. */
  content: string
  editedAt: string
}

/** Says that a text is not the first one; shows those before it. */
export function EditedMark({ target, content, editedAt }: EditedMarkProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={exactTime(new Date(editedAt))}
        onClick={() => setIsOpen(true)}
        className="relative min-h-6 shrink-0 rounded underline decoration-dotted underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-text"
      >
        {t('feed.edits.mark')}
      </button>
      <Dialog
        open={isOpen}
        title={t('feed.edits.title')}
        description={t('feed.edits.text')}
        onClose={() => setIsOpen(false)}
      >
        <ol className="grid gap-5">
          <Version label={t('feed.edits.now')} content={content} writtenAt={editedAt} />
          <EarlierVersions target={target} />
        </ol>
      </Dialog>
    </>
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
      <p className="leading-6 wrap-anywhere whitespace-pre-wrap">{content}</p>
    </li>
  )
}
