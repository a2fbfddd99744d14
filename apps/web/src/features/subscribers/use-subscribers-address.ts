import { useSearchParams } from 'react-router'
import { type SubscribersAddress, subscribersAddress } from '../../data/admin-newsletter.ts'

/** What the list shows, as it stands in the address. */
export function useSubscribersAddress() {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)
  return {
    address,
    /** Anything but another page begins at the first one. */
    change(part: Partial<SubscribersAddress>, { replace = false } = {}) {
      // Two changes in quick succession: the first is in the address before it is on the screen.
      const now = readAddress(new URLSearchParams(window.location.search))
      setParams(paramsOf({ ...now, page: 1, ...part }), { replace })
    },
  }
}

const readAddress = (params: URLSearchParams): SubscribersAddress =>
  subscribersAddress.parse(Object.fromEntries(params))

const paramsOf = ({ search, language, page }: SubscribersAddress) => ({
  ...(search !== '' && { search }),
  ...(language !== undefined && { language }),
  ...(page > 1 && { page: String(page) }),
})
