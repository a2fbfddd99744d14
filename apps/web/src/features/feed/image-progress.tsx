import { useTranslation } from 'react-i18next'
import { percent } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'

/** Progress of an upload (0 to 1), with a button that cancels it. */
export function ImageProgress({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={t('images.sending')}
        aria-valuenow={Math.round(sent * 100)}
        className="h-2 grow overflow-hidden rounded-full bg-hover"
      >
        <div
          className="h-full origin-left bg-primary transition-transform duration-150"
          style={{ transform: `scaleX(${sent})` }}
        />
      </div>
      <span aria-hidden="true" className="w-12 text-end text-sm text-muted tabular-nums">
        {percent(sent)}
      </span>
      <Button ref={handOnFocus} variant="ghost" size="sm" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
