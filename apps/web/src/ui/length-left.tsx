import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'

type LengthLeftProps = { id: string; length: number; max: number; className?: string }

/** Room from which on it is shown, in characters and as a share of a short text's. */
const NEARLY_FULL = { characters: 200, share: 0.1 }

/** Characters left in a nearly full text, or how many are too many: a pasted text is kept whole. */
export function LengthLeft({ id, length, max, className }: LengthLeftProps) {
  const { t } = useTranslation()
  const left = max - length
  const isNearlyFull = left < Math.min(NEARLY_FULL.characters, NEARLY_FULL.share * max)
  return (
    <p
      id={id}
      role="status"
      className={classNames('text-sm', left < 0 ? 'text-danger' : 'text-muted', className)}
    >
      {left < 0 && t('common.length.tooMany', { count: -left })}
      {left >= 0 && isNearlyFull && t('common.length.left', { count: left })}
    </p>
  )
}
