import { useTranslation } from 'react-i18next'
import { useReachability } from '../lib/reachability.ts'
import { Notice } from '../ui/notice.tsx'

/** Says that the connection is lost, or that the session cannot be renewed because nobody answers. */
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
