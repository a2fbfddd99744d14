import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'

type LengthLeftProps = { id: string; length: number; max: number; className?: string }

/** Number of characters before which a text's remaining room is shown. */
const NEARLY_FULL = 200

/** Characters left in a nearly full text, or how many are too many: a pasted text is kept whole. */
export function LengthLeft({ id, length, max, className }: LengthLeftProps) {
  const { t } = useTranslation()
  const left = max - length
  return (
    <p
      id={id}
      role="status"
      className={classNames('text-sm', left < 0 ? 'text-danger' : 'text-muted', className)}
    >
      {left < 0 && t('common.length.tooMany', { count: -left })}
      {left >= 0 && left < NEARLY_FULL && t('common.length.left', { count: left })}
    </p>
  )
}
