import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type UsersAddress, usersAddress } from '../../data/admin-users.ts'
import { IN_PLACE, isInPlace } from '../../lib/in-place.ts'
import { isUuid } from '../../lib/is-uuid.ts'

/** What the screen shows, as it stands in the address: reload, back and a shared link show the same. */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const address = readAddress(params)
  const user = params.get('user')

  return {
    address,
    /** The account whose details are open. */
    openId: user !== null && isUuid(user) ? user : null,
    /** Anything but another page begins at the first one. */
    change(part: Partial<UsersAddress>, { replace = false } = {}) {
      // Two changes in quick succession: the first is in the address before it is on the screen.
      const now = readAddress(new URLSearchParams(window.location.search))
      setParams(paramsOf({ ...now, page: 1, ...part }), { replace })
    },
    open(id: string) {
      setParams({ ...paramsOf(address), user: id }, { state: IN_PLACE })
    },
    /** As going back does, unless the details were opened by a link. */
    close() {
      if (isInPlace(state)) void navigate(-1)
      else setParams(paramsOf(address), { replace: true })
    },
  }
}

const readAddress = (params: URLSearchParams): UsersAddress =>
  usersAddress.parse(Object.fromEntries(params))

/** Without what goes without saying. */
const paramsOf = ({ search, role, sort, page }: UsersAddress) => ({
  ...(search !== '' && { search }),
  ...(role !== undefined && { role }),
  ...(sort !== '-created_at' && { sort }),
  ...(page > 1 && { page: String(page) }),
})
