import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type MessagesAddress, messagesAddress } from '../../data/admin-messages.ts'
import { IN_PLACE, isInPlace } from '../../lib/in-place.ts'
import { isUuid } from '../../lib/is-uuid.ts'

/** What the inbox shows, as it stands in the address: reload, back and a shared link show the same. */
export function useMessagesAddress() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const address = readAddress(params)
  const message = params.get('message')

  return {
    address,
    /** The message that is open. */
    openId: message !== null && isUuid(message) ? message : null,
    /** Anything but another page begins at the first one. */
    change(part: Partial<MessagesAddress>, { replace = false } = {}) {
      // Two changes in quick succession: the first is in the address before it is on the screen.
      const now = readAddress(new URLSearchParams(window.location.search))
      setParams(paramsOf({ ...now, page: 1, ...part }), { replace })
    },
    open(id: string) {
      setParams({ ...paramsOf(address), message: id }, { state: IN_PLACE })
    },
    /** As going back does, unless the message was opened by a link. */
    close() {
      if (isInPlace(state)) void navigate(-1)
      else setParams(paramsOf(address), { replace: true })
    },
  }
}

const readAddress = (params: URLSearchParams): MessagesAddress =>
  messagesAddress.parse(Object.fromEntries(params))

/** Without what goes without saying. */
const paramsOf = ({ status, search, page }: MessagesAddress) => ({
  ...(status !== 'open' && { status }),
  ...(search !== '' && { search }),
  ...(page > 1 && { page: String(page) }),
})
