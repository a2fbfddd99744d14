import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { TextField } from '../../ui/text-field.tsx'

/** New address of a calendar feed, to be copied now. */
export function CalendarAddress({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <TextField
        label={t('invitations.calendar.address')}
        hint={t('invitations.calendar.once')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button
        className="justify-self-start"
        onClick={() =>
          copyText(address, {
            done: t('invitations.calendar.copied'),
            failed: t('invitations.calendar.copyFailed'),
          })
        }
      >
        {t('invitations.calendar.copy')}
      </Button>
    </div>
  )
}
