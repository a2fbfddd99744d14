import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '../../data/passkeys.ts'
import { shortDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { RenameForm } from './rename-form.tsx'
import { Setting } from './setting.tsx'

/** Passkey of one's own, with a form for another name and a button that removes it. */
export function PasskeySetting({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const title = passkey.name ?? t('account.passkeys.unnamed')
  const day = (time: string) => shortDate(new Date(time))
  const added = t('account.passkeys.added', { date: day(passkey.createdAt) })
  const used =
    passkey.lastUsedAt === undefined
      ? t('account.passkeys.unused')
      : t('account.passkeys.used', { date: day(passkey.lastUsedAt) })
  const handleClose = () => {
    rename.current?.focus()
    setIsOpen(false)
  }
  return (
    <Setting
      title={title}
      hint={`${added} · ${used}`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            ref={rename}
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-label={t('account.passkeys.renameLabel', { name: title })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('account.passkeys.rename')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('account.passkeys.removeLabel', { name: title })}
            onClick={onRemove}
          >
            {t('account.passkeys.remove')}
          </Button>
        </div>
      }
    >
      {isOpen && <RenameForm passkey={passkey} onClose={handleClose} />}
    </Setting>
  )
}
