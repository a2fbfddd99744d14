import type { ModerationTarget } from '@podium/domain'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type ModerationAddress, moderationAddress } from '../../data/moderation.ts'
import { IN_PLACE, isInPlace } from '../../lib/in-place.ts'
import { isUuid } from '../../lib/is-uuid.ts'

/** What the queue shows, as it stands in the address: reload, back and a shared link show the same. */
export function useModerationAddress() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const address = moderationAddress.parse(Object.fromEntries(params))

  return {
    address,
    /** What is open. */
    opened: targetOf(params),
    /** Another view begins at its first page. */
    change(part: Partial<ModerationAddress>, { replace = false } = {}) {
      setParams(paramsOf({ ...address, page: 1, ...part }), { replace })
    },
    open({ type, id }: ModerationTarget) {
      setParams({ ...paramsOf(address), [type]: id }, { state: IN_PLACE })
    },
    /** As going back does, unless it was opened by a link. */
    close() {
      if (isInPlace(state)) void navigate(-1)
      else setParams(paramsOf(address), { replace: true })
    },
  }
}

function targetOf(params: URLSearchParams): ModerationTarget | null {
  for (const type of ['post', 'comment'] as const) {
    const id = params.get(type)
    if (id !== null && isUuid(id)) return { type, id }
  }
  return null
}

/** Without what goes without saying. */
const paramsOf = ({ view, page }: ModerationAddress) => ({
  ...(view !== 'open' && { view }),
  ...(page > 1 && { page: String(page) }),
})
