import { type AdminUserDetail, mayModerate } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../data/author.ts'
import { userDetailQuery } from '../../data/users.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { dayInWords } from '../../lib/format.ts'
import { isGone } from '../../lib/is-refusal.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PanelPart } from '../../ui/panel-part.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { BanEnd } from './ban-end.tsx'
import { Fact, Moment } from './fact.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { RoleBadge } from './role-badge.tsx'
import { ShortId } from './short-id.tsx'
import { StatusBadges } from './status-badges.tsx'
import { OwnAccountNote, type UserIntent, UserMenu } from './user-menu.tsx'
import { UserPanelSkeleton } from './user-panel-skeleton.tsx'

type UserPanelProps = {
  id: string
  isOwn: boolean
  onClose: () => void
  onIntent: (intent: UserIntent) => void
  /** Element to focus when the panel closes; null: the element that opened it. */
  focusAfter: () => HTMLElement | null
  /** Log of the account’s security events. */
  securityLog: ReactNode
}

/** Panel with the details of one account. */
export function UserPanel({
  id,
  isOwn,
  onClose,
  onIntent,
  focusAfter,
  securityLog,
}: UserPanelProps) {
  const { t } = useTranslation()
  const query = useQuery(userDetailQuery(id))
  return (
    <SidePanel
      title={t('users.panel.title')}
      onClose={onClose}
      focusAfter={focusAfter}
      actions={
        query.data !== undefined && !isOwn && <UserMenu user={query.data} onIntent={onIntent} />
      }
    >
      <Loaded
        query={query}
        loading={<UserPanelSkeleton />}
        sentence={(error) => errorSentence(t, error)}
        isFinal={isGone}
      >
        {(user) => (
          <Detail user={user} isOwn={isOwn} onIntent={onIntent} securityLog={securityLog} />
        )}
      </Loaded>
    </SidePanel>
  )
}

type DetailProps = Pick<UserPanelProps, 'isOwn' | 'onIntent' | 'securityLog'> & {
  user: AdminUserDetail
}

function Detail({ user, isOwn, onIntent, securityLog }: DetailProps) {
  const { t } = useTranslation()
  const name = fullName(user)
  return (
    <div className="grid gap-7 text-sm">
      <div className="grid justify-items-start gap-2">
        <div className="flex items-center gap-4">
          <Avatar personId={user.id} name={name || user.email} src={user.avatar_url} size="lg" />
          <div className="grid gap-1">
            {name !== '' && (
              <p className="font-display text-2xl font-semibold">
                <bdi>{name}</bdi>
              </p>
            )}
            <p className="text-base wrap-anywhere">{user.email}</p>
            <ShortId user={user} />
          </div>
        </div>
        <TextLink to={`/admin/profile/${user.id}`} className="py-1">
          {t('users.panel.profile')}
        </TextLink>
        <div className="flex flex-wrap gap-1">
          <RoleBadge role={user.role} />
          <StatusBadges user={user} />
        </div>
        {isOwn && <OwnAccountNote />}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact name={t('users.panel.lastSignIn')}>
          <Moment at={user.last_sign_in_at} otherwise={t('users.panel.never')} />
        </Fact>
        <Fact name={t('users.panel.joined')}>
          <Moment at={user.created_at} otherwise="-" />
        </Fact>
        {user.invited_at !== null && (
          <Fact name={t('users.panel.invited')}>
            <Moment at={user.invited_at} otherwise="-" />
          </Fact>
        )}
        <Fact name={t('users.panel.confirmed')}>
          <Moment at={user.email_confirmed_at} otherwise={t('users.panel.notConfirmed')} />
        </Fact>
        {user.banned_until !== undefined && (
          <Fact name={t('users.panel.banned')}>
            <BanEnd until={user.banned_until} />
          </Fact>
        )}
      </dl>
      {user.second_factors.length > 0 && (
        <PanelPart title={t('users.panel.secondFactor')}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            {user.second_factors.map(({ id, type, created_at: at }) => (
              <Fact key={id} name={t(`users.panel.factorTypes.${type}`)}>
                <Moment at={at} otherwise="-" />
              </Fact>
            ))}
          </dl>
          <p className="text-muted">{t('users.panel.hasSecondFactor')}</p>
          {!isOwn && (
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              onClick={({ currentTarget }) =>
                onIntent({ kind: 'removeFactors', user, from: currentTarget })
              }
            >
              {t('users.removeFactorsDialog.title')}
            </Button>
          )}
        </PanelPart>
      )}
      {user.second_factors.length === 0 && mayModerate(user.role) && (
        <PanelPart title={t('users.panel.secondFactor')}>
          <p className="text-muted">
            {user.second_factor_due === undefined
              ? t('users.panel.noSecondFactor')
              : t('users.panel.secondFactorDue', {
                  date: dayInWords(new Date(user.second_factor_due)),
                })}
          </p>
        </PanelPart>
      )}
      <PanelPart title={t('users.panel.sessions')}>
        <OpenSessions sessions={user.sessions} />
      </PanelPart>
      <PanelPart title={t('securityLog.title')}>{securityLog}</PanelPart>
      <PanelPart title={t('users.panel.audit')}>
        <AuditTrail accountId={user.id} entries={user.audit} />
      </PanelPart>
    </div>
  )
}
