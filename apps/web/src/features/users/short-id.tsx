import type { AdminUser } from '@podium/domain'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/toast.ts'

type ShortIdProps = { user: Pick<AdminUser, 'id' | 'email'>; className?: string }

/** First eight characters of an account's id, with a button that copies all of it. */
export function ShortId({ user: { id, email }, className }: ShortIdProps) {
  const { t } = useTranslation()
  const label = t('users.copyId.label', { email })
  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      toast.success(t('users.copyId.done'))
    } catch {
      // No permission, or no HTTPS: shown, to be copied by hand.
      toast.error(t('users.copyId.failed', { id }))
    }
  }
  return (
    <span className={classNames('inline-flex shrink-0 items-center text-muted', className)}>
      <span className="font-mono text-xs" title={id}>
        {id.slice(0, 8)}
      </span>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        className="grid size-8 place-items-center rounded-lg hover:bg-hover hover:text-text pointer-coarse:size-11"
      >
        <Copy aria-hidden size={14} />
      </button>
    </span>
  )
}
