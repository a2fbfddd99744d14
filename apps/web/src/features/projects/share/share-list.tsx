import { RETENTION_DAYS, type TeamShare } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teamSharesQuery, useRevokeTeamShare } from '../../../data/team-shares.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { exactTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Links in use of a project, each with what it shows and when it was last opened, to be revoked. */
export function ShareList({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const query = useQuery(teamSharesQuery(projectId))
  const revoke = useRevokeTeamShare(projectId)
  const [asked, setAsked] = useState<string>()
  const section = useRef<HTMLElement>(null)
  const handleConfirm = () => {
    if (asked !== undefined) revoke.mutate(asked, { onSettled: () => setAsked(undefined) })
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('teamShares.links')}
      className="outline-none empty:hidden"
    >
      <Loaded
        query={query}
        loading={<Skeleton className="h-11" rounded="2xl" />}
        sentence={(error) => errorSentence(t, error, 'teamShares.loadFailed')}
      >
        {(shares) =>
          shares.length > 0 && (
            <div className="grid gap-3 border-t border-border pt-5">
              <h3 className="font-semibold">{t('teamShares.links')}</h3>
              <p className="text-sm text-pretty text-muted">
                {t('teamShares.ends', { days: RETENTION_DAYS.shares })}
              </p>
              <ul className="grid gap-3">
                {shares.map((share) => (
                  <ShareItem key={share.id} share={share} onRevoke={() => setAsked(share.id)} />
                ))}
              </ul>
            </div>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title={t('teamShares.revokeTitle')}
        message={t('teamShares.revokeEffect')}
        confirmLabel={t('teamShares.revoke')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('teamShares.waiting')}
        waiting={revoke.isPending}
        onConfirm={handleConfirm}
        onCancel={() => setAsked(undefined)}
        focusAfter={() => section.current}
      />
    </section>
  )
}

type ShareItemProps = { share: TeamShare; onRevoke: () => void }

function ShareItem({ share: { shows, created_at, read_at }, onRevoke }: ShareItemProps) {
  const { t } = useTranslation()
  const made = exactTime(new Date(created_at))
  return (
    <li className="flex items-start justify-between gap-3 rounded-xl bg-sunken p-3 text-sm">
      <div className="min-w-0">
        <p dir="auto" className="font-medium wrap-anywhere">
          {shows.title}
        </p>
        <p className="text-muted">
          {t(`projects.kindsOfTeam.${shows.kind}`)},{' '}
          {t(shows.cost === null ? 'teamShares.withoutCost' : 'teamShares.withCost')}
        </p>
        <p className="text-muted">
          {t('teamShares.made', { time: made })}{' '}
          {read_at === null
            ? t('teamShares.unread')
            : t('teamShares.read', { time: exactTime(new Date(read_at)) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        aria-label={t('teamShares.revokeLink', { title: shows.title, time: made })}
        onClick={onRevoke}
      >
        {t('teamShares.revoke')}
      </Button>
    </li>
  )
}
