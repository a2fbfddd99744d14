import { useTranslation } from 'react-i18next'
import { useCloseOtherSessions, useSignOutEverywhere } from '../../data/account.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { Setting } from './setting.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Ends sessions on other devices, or on all of them. */
export function Sessions() {
  const { t } = useTranslation()
  const closeOthers = useCloseOtherSessions()
  const signOut = useSignOutEverywhere()
  return (
    <SettingsSection title={t('account.sessions.title')}>
      <Setting
        title={t('account.sessions.others')}
        hint={t('account.sessions.othersHint')}
        action={
          <Button
            variant="secondary"
            size="sm"
            waiting={closeOthers.isPending}
            waitingLabel={t('account.sessions.closing')}
            onClick={() =>
              closeOthers.mutate(undefined, {
                onSuccess: () => toast.success(t('account.sessions.othersDone')),
              })
            }
          >
            {t('account.sessions.othersAction')}
          </Button>
        }
      />
      <Setting
        title={t('account.sessions.everywhere')}
        hint={t('account.sessions.everywhereHint')}
        action={
          // The guards lead to /login once nobody is signed in.
          <Button
            variant="secondary"
            size="sm"
            waiting={signOut.isPending}
            waitingLabel={t('account.sessions.closing')}
            onClick={() => signOut.mutate()}
          >
            {t('account.sessions.everywhereAction')}
          </Button>
        }
      />
    </SettingsSection>
  )
}
