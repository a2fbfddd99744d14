import { useTranslation } from 'react-i18next'
import { useReachability } from '../lib/reachability.ts'
import { Notice } from '../ui/notice.tsx'

/** Notice of a lost connection, or of a session that cannot be renewed because the server does not answer. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const reachability = useReachability()
  return (
    <div role="status" className="pointer-events-auto mx-auto w-full max-w-md">
      {reachability !== 'reachable' && (
        <Notice tone="warning" className="shadow-popup">
          {t(reachability === 'offline' ? 'common.offline' : 'common.unreachable.retrying')}
        </Notice>
      )}
    </div>
  )
}
