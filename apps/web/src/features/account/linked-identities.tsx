import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Identity, identitiesQuery, useUnlinkIdentity } from '../../data/identities.ts'
import { type Provider, providersQuery, useLinkProvider } from '../../data/providers.ts'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'
import { shortDate } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { toast } from '../../ui/toast.ts'
import { Setting } from './setting.tsx'
import { SettingAction } from './setting-action.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Linked account of a provider, with the name that people read. */
type Linked = Identity & { name: string }

/**
 * Accounts of providers that sign in to one's own, to link and unlink; nothing where there are none. An account that a
 * company keeps has no others.
 */
export function LinkedIdentities({ isManaged }: { isManaged: boolean }) {
  const { data } = useQuery(providersQuery)
  if (data === undefined) return null
  return <Identities providers={data.providers} canLink={data.canLink && !isManaged} />
}

function Identities({ providers, canLink }: { providers: readonly Provider[]; canLink: boolean }) {
  const { t } = useTranslation()
  const { data: identities } = useSuspenseQuery(identitiesQuery)
  const link = useLinkProvider()
  const unlink = useUnlinkIdentity()
  const [leaving, setLeaving] = useState<Linked>()
  const nameOf = (id: string) =>
    id.startsWith('sso:')
      ? t('account.identities.company')
      : (providers.find((known) => known.id === id)?.name ?? id)
  const linked = identities.flatMap((identity) =>
    ['email', 'phone'].includes(identity.provider)
      ? []
      : { ...identity, name: nameOf(identity.provider) },
  )
  const unlinked = canLink
    ? providers.filter(({ id }) => !linked.some(({ provider }) => provider === id))
    : []
  const tellFailure = (error: unknown) =>
    toast.error(
      partsOf(error).code === 'reauthentication_needed'
        ? t('account.identities.signInAgain')
        : errorSentence(t, error),
    )
  if (linked.length + unlinked.length === 0) return null
  return (
    <SettingsSection title={t('account.identities.title')}>
      {linked.map((identity) => (
        <LinkedIdentity
          key={identity.id}
          identity={identity}
          canUnlink={canLink && identities.length > 1}
          onUnlink={() => setLeaving(identity)}
        />
      ))}
      {unlinked.map((provider) => (
        <SettingAction
          key={provider.id}
          title={provider.name}
          hint={t('account.identities.none', { provider: provider.name })}
          label={t('account.identities.link')}
          ariaLabel={t('account.identities.linkLabel', { provider: provider.name })}
          waiting={link.isPending && link.variables.id === provider.id}
          waitingLabel={t('account.identities.linking')}
          onAction={() => link.mutate(provider, { onError: tellFailure })}
        />
      ))}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('account.identities.removal.title', { provider: leaving?.name })}
        message={t('account.identities.removal.message', { provider: leaving?.name })}
        confirmLabel={t('account.identities.unlink')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('account.identities.removal.waiting')}
        waiting={unlink.isPending}
        danger
        onConfirm={() => {
          if (leaving === undefined) return
          unlink.mutate(leaving.id, {
            onSuccess: () => {
              toast.success(t('account.identities.removal.done', { provider: leaving.name }))
              setLeaving(undefined)
            },
            onError: tellFailure,
          })
        }}
        onCancel={() => setLeaving(undefined)}
      />
    </SettingsSection>
  )
}

type LinkedIdentityProps = { identity: Linked; canUnlink: boolean; onUnlink: () => void }

function LinkedIdentity({
  identity: { name, email, linkedAt },
  canUnlink,
  onUnlink,
}: LinkedIdentityProps) {
  const { t } = useTranslation()
  const since = t('account.identities.since', { date: shortDate(new Date(linkedAt)) })
  const hint = email === undefined ? since : `${email} · ${since}`
  if (!canUnlink) return <Setting title={name} hint={hint} />
  return (
    <SettingAction
      title={name}
      hint={hint}
      label={t('account.identities.unlink')}
      ariaLabel={t('account.identities.unlinkLabel', { provider: name })}
      waiting={false}
      waitingLabel=""
      onAction={onUnlink}
    />
  )
}
