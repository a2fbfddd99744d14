import type { ReceivedInvitationDetail } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../data/profiles.ts'
import { personId } from '../../data/session.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { TINTS } from '../../ui/tint-of.ts'

/** Seats of the team that a person is invited to, with first names and faces; a seat's tint stands for an id, which is not told. */
export function TeamOfInvitation({ team }: Pick<ReceivedInvitationDetail, 'team'>) {
  const { t } = useTranslation()
  const heading = useId()
  const { data: me } = useQuery(profileQuery(personId()))
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-3 p-4 sm:p-6">
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('invitations.team')}
      </h2>
      <ul className="grid gap-2">
        {team.map(({ role, days, name, has_accepted, is_me }, at) => (
          <li
            key={`${role.fr} ${role.en}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-2 first:border-t-0 first:pt-0"
          >
            <span className="flex items-center gap-3">
              {is_me ? (
                <Avatar
                  personId={personId()}
                  name={`${me?.first_name ?? ''} ${me?.last_name ?? ''}`}
                  src={me?.avatar_url}
                />
              ) : (
                <Avatar
                  personId={undefined}
                  {...(name !== null && { tint: at % TINTS.length })}
                  name={name ?? '?'}
                />
              )}
              <span>
                <span className="block text-sm text-muted first-letter:uppercase">
                  {role[currentLanguage()]}
                </span>
                {is_me ? t('invitations.you') : (name ?? t('invitations.nobody'))}
              </span>
            </span>
            <span className="text-end text-sm text-muted">
              <span className="block">{t('invitations.days', { count: days })}</span>
              {(name !== null || is_me) &&
                t(has_accepted ? 'invitations.hasAccepted' : 'invitations.asked')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
