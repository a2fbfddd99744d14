import { useTranslation } from 'react-i18next'
import { useCloseOtherSessions, useSignOutEverywhere } from '../../data/account.ts'
import { toast } from '../../ui/toast.ts'
import { OpenSessions } from './open-sessions.tsx'
import { SettingAction } from './setting-action.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Open sessions, and settings that end those on other devices, or all. */
export function Sessions() {
  const { t } = useTranslation()
  const closeOthers = useCloseOtherSessions()
  const signOut = useSignOutEverywhere()
  return (
    <SettingsSection title={t('account.sessions.title')}>
      <OpenSessions />
      <SettingAction
        title={t('account.sessions.others')}
        hint={t('account.sessions.othersHint')}
        label={t('account.sessions.othersAction')}
        waiting={closeOthers.isPending}
        waitingLabel={t('account.sessions.closing')}
        onAction={() =>
          closeOthers.mutate(undefined, {
            onSuccess: () => toast.success(t('account.sessions.othersDone')),
          })
        }
      />
      {/* The guards lead to /login once nobody is signed in. */}
      <SettingAction
        title={t('account.sessions.everywhere')}
        hint={t('account.sessions.everywhereHint')}
        label={t('account.sessions.everywhereAction')}
        waiting={signOut.isPending}
        waitingLabel={t('account.sessions.closing')}
        onAction={signOut.mutate}
      />
    </SettingsSection>
  )
}
