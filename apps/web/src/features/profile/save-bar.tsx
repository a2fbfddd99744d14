import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'

type SaveBarProps = {
  /** Whether something is typed that is not stored: the bar then sticks to the lower edge of the window. */
  isDirty: boolean
  saving: boolean
  /** Reason of the last failure; null without one. */
  error: unknown
}

/** Save button below the profile form, with the last failure beside it: the form is longer than a screen. */
export function SaveBar({ isDirty, saving, error }: SaveBarProps) {
  const { t } = useTranslation()
  return (
    <div
      data-bar={isDirty ? 'foot' : undefined}
      className={classNames(
        '-mx-5 -mb-5 grid gap-3 rounded-b-2xl border-border border-t bg-raised px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6',
        isDirty && 'sticky bottom-(--bottom-bar,0px) z-10',
      )}
    >
      <div role="alert" className="contents">
        {error !== null && (
          <Notice tone="danger">
            {t('profile.saveFailed')} {errorSentence(t, error)}
          </Notice>
        )}
      </div>
      <div className="flex items-center justify-end gap-4">
        {isDirty && <p className="text-sm text-muted">{t('profile.unsaved')}</p>}
        <Button type="submit" waiting={saving} waitingLabel={t('common.saving')}>
          {t('common.save')}
        </Button>
      </div>
    </div>
  )
}
