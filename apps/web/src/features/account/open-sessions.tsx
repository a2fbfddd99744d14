import type { OwnSession } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownApiQuery } from '../../data/own-api.ts'
import { ownSessionsQuery, useEndSession } from '../../data/own-sessions.ts'
import { deviceName } from '../../lib/device-name.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { relativeTime } from '../../lib/format.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { toast } from '../../ui/toast.ts'
import { Setting } from './setting.tsx'
import { SettingAction } from './setting-action.tsx'

/** Most sessions listed; the settings below end all of them. */
const MOST = 10

/**
 * One's own open sessions with their devices, each with an end; absent in front of a hosted project,
 * which does not list them.
 */
export function OpenSessions() {
  const { t } = useTranslation()
  const { data: isOffered } = useQuery(ownApiQuery)
  const {
    data: sessions = [],
    error,
    isFetching,
    refetch,
  } = useQuery({ ...ownSessionsQuery, enabled: isOffered === true })
  const end = useEndSession()
  if (error !== null && sessions.length === 0) {
    return (
      <div className="p-4 sm:px-5">
        <LoadFailure
          message={t('account.sessions.loadFailed', { reason: errorSentence(t, error) })}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  return sessions
    .slice(0, MOST)
    .map((session) => (
      <OpenSession
        key={session.id}
        session={session}
        waiting={end.isPending && end.variables === session.id}
        onEnd={() =>
          end.mutate(session.id, { onSuccess: () => toast.success(t('account.sessions.ended')) })
        }
      />
    ))
}

type OpenSessionProps = { session: OwnSession; waiting: boolean; onEnd: () => void }

function OpenSession({ session, waiting, onEnd }: OpenSessionProps) {
  const { t } = useTranslation()
  const device = deviceName(session.user_agent) ?? t('account.sessions.unknownDevice')
  if (session.is_current) {
    return <Setting title={device} hint={t('account.sessions.current')} />
  }
  const when = relativeTime(new Date(session.last_used_at), new Date())
  const used = t('account.sessions.lastUsed', { when })
  return (
    <SettingAction
      title={device}
      hint={session.ip === null ? used : `${used} · ${session.ip}`}
      label={t('account.sessions.end')}
      ariaLabel={t('account.sessions.endLabel', { device })}
      waiting={waiting}
      waitingLabel={t('account.sessions.closing')}
      onAction={onEnd}
    />
  )
}
