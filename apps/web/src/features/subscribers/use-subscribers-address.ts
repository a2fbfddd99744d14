import { useSearchParams } from 'react-router'
import { type SubscribersAddress, subscribersAddress } from '../../data/admin-newsletter.ts'

/** What the list shows, as it stands in the address. */
export function useSubscribersAddress() {
  const [params, setParams] = useSearchParams()
  const address = subscribersAddress.parse(Object.fromEntries(params))
  return {
    address,
    /** Anything but another page begins at the first one. */
    change(part: Partial<SubscribersAddress>, { replace = false } = {}) {
      setParams(paramsOf({ ...address, page: 1, ...part }), { replace })
    },
  }
}

const paramsOf = ({ search, language, page }: SubscribersAddress) => ({
  ...(search !== '' && { search }),
  ...(language !== undefined && { language }),
  ...(page > 1 && { page: String(page) }),
})
