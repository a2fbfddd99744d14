import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exactTime } from '../../lib/format.ts'
import { lazyDialog } from '../../ui/lazy.tsx'
import type { EditedText } from './edit-history.tsx'

const LazyEditHistory = lazyDialog(() => import('./edit-history.tsx').then((m) => m.EditHistory))

/** Mark of an edited text; it opens the earlier versions. */
export function EditedMark(edited: EditedText) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={exactTime(new Date(edited.editedAt))}
        onClick={() => setIsOpen(true)}
        className="relative min-h-6 shrink-0 rounded underline decoration-dotted underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-text"
      >
        {t('feed.edits.mark')}
      </button>
      <LazyEditHistory {...edited} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
