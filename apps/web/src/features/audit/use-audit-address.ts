import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type AuditAddress, auditAddress } from '../../data/audit.ts'
import { IN_PLACE, isInPlace } from '../../lib/in-place.ts'

/** What the screen shows, as it stands in the address: reload, back and a shared link show the same. */
export function useAuditAddress() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const address = readAddress(params)
  const entry = params.get('entry')

  return {
    address,
    /** The entry whose details are open. */
    openId: entry !== null && /^\d{1,18}$/.test(entry) ? entry : null,
    /** Another filter begins at its newest entry. */
    filter(part: Partial<AuditAddress>, { replace = false } = {}) {
      // Two changes in quick succession: the first is in the address before it is on the screen.
      const now = readAddress(new URLSearchParams(window.location.search))
      const next = { ...now, before: undefined, after: undefined, ...part }
      setParams(paramsOf(next), { replace })
    },
    /** Where another page of the same filter stands. */
    pageAt: (place: Pick<AuditAddress, 'before' | 'after'>) =>
      `?${new URLSearchParams(paramsOf({ ...address, before: undefined, after: undefined, ...place }))}`,
    open(id: string) {
      setParams({ ...paramsOf(address), entry: id }, { state: IN_PLACE })
    },
    /** As going back does, unless the details were opened by a link. */
    close() {
      if (isInPlace(state)) void navigate(-1)
      else setParams(paramsOf(address), { replace: true })
    },
  }
}

const readAddress = (params: URLSearchParams): AuditAddress =>
  auditAddress.parse(Object.fromEntries(params))

/** Without what is not set. */
function paramsOf(address: AuditAddress): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
}
