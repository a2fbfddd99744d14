import { useSessionUser } from '../lib/session-store.ts'
import { lazyRoute } from './lazy-route.tsx'

const notice = lazyRoute(['account'], () =>
  import('../features/account/second-factor-notice.tsx').then((m) => m.SecondFactorNotice),
)

/** Notice of an area for staff without the second factor that they need soon; nobody else downloads it. */
export function SecondFactorReminder() {
  const isMissing = useSessionUser()?.secondFactor?.isMissing === true
  return isMissing && <notice.Content />
}
