import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../data/account.ts'
import { ownApiQuery } from '../data/own-api.ts'
import { AccountType } from '../features/account/account-type.tsx'
import { EmailSetting } from '../features/account/email-setting.tsx'
import { LinkedIdentities } from '../features/account/linked-identities.tsx'
import { OwnData } from '../features/account/own-data.tsx'
import { Passkeys } from '../features/account/passkeys.tsx'
import { PasswordSetting } from '../features/account/password-setting.tsx'
import { Preferences } from '../features/account/preferences.tsx'
import { SecondFactors } from '../features/account/second-factors.tsx'
import { Sessions } from '../features/account/sessions.tsx'
import { Setting } from '../features/account/setting.tsx'
import { SettingsSection } from '../features/account/settings-section.tsx'
import { SecurityLog } from '../features/security-log/security-log.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AreaScreen } from './area-screen.tsx'
import { LoadBoundary } from './load-boundary.tsx'

/** Account page of both areas: preferences, account type, access, sessions and data. */
export function Account() {
  const { t } = useTranslation()
  usePageTitle(t('account.title'))
  return (
    <AreaScreen width="normal" className="gap-8">
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('account.title')}</h1>
        <p className="mt-1 text-muted">{t('account.lead')}</p>
      </div>
      <Preferences />
      <AccountType />
      <LoadBoundary loading={<Loading label={t('common.loading')} />}>
        <Access />
      </LoadBoundary>
    </AreaScreen>
  )
}

function Access() {
  const { t } = useTranslation()
  const { data: account } = useSuspenseQuery(accountQuery)
  const { data: hasOwnApi } = useQuery(ownApiQuery)
  return (
    <>
      <SettingsSection title={t('account.signIn.title')}>
        {account.isManaged ? (
          <Setting
            title={t('auth.email')}
            hint={t('account.signIn.managed', { email: account.email })}
          />
        ) : (
          <>
            <EmailSetting account={account} />
            <PasswordSetting account={account} />
          </>
        )}
      </SettingsSection>
      {!account.isManaged && <Passkeys />}
      <LinkedIdentities isManaged={account.isManaged} />
      <SecondFactors account={account} />
      <Sessions />
      {hasOwnApi === true && (
        <SettingsSection title={t('securityLog.title')}>
          <div className="grid gap-4 p-4 sm:px-5">
            <p className="text-sm text-muted">{t('securityLog.lead')}</p>
            <SecurityLog />
          </div>
        </SettingsSection>
      )}
      <OwnData account={account} />
    </>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-8">
      <span className="sr-only">{label}</span>
      {['sign-in', 'sessions', 'data'].map((section) => (
        <div key={section} className="grid gap-3">
          <Skeleton className="h-7 w-40" />
          <Card className="divide-y divide-border">
            <LoadingSetting />
            <LoadingSetting />
          </Card>
        </div>
      ))}
    </div>
  )
}

function LoadingSetting() {
  return (
    <div className="flex items-center justify-between gap-6 p-4 sm:px-5">
      <div className="grid grow gap-2">
        <Skeleton className="h-4 max-w-28" />
        <Skeleton className="h-4 max-w-64" />
      </div>
      <Skeleton className="h-9 w-24" />
    </div>
  )
}
