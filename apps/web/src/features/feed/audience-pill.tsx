import { Globe, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'

type AudiencePillProps = {
  isShared: boolean
  disabled: boolean
  onChange: (isShared: boolean) => void
}

/** Audience of the post being written, members or everybody: a checkbox that looks like a pill. */
export function AudiencePill({ isShared, disabled, onChange }: AudiencePillProps) {
  const { t } = useTranslation()
  const Icon = isShared ? Globe : Users
  return (
    <span
      title={t('feed.composer.shared')}
      className={classNames(
        'relative inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-sm has-focus-visible:outline-2 pointer-coarse:min-h-11',
        'outline-offset-2 outline-focus transition-colors duration-150',
        isShared
          ? 'border-transparent bg-primary-soft text-on-primary-soft'
          : 'border-control text-muted',
        disabled ? 'opacity-60' : 'hover:bg-hover hover:text-text',
      )}
    >
      <input
        type="checkbox"
        checked={isShared}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={t('feed.composer.shared')}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <span aria-hidden="true">
        {t(isShared ? 'feed.composer.public' : 'feed.composer.members')}
      </span>
    </span>
  )
}
