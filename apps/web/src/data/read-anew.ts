import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Function that reads a query anew when something hints at news: one read at a time, which no hint cancels, and one more
 * where a hint came meanwhile, because that read may have been too early. A hidden page reads when it is looked at again.
 */
export function readAnewOnHint(
  queries: QueryClient,
  queryKey: QueryKey,
  isHidden = () => document.hidden,
) {
  let isReading = false
  let isHinted = false

  async function read() {
    isReading = true
    while (isHinted) {
      const refetchType = isHidden() ? 'none' : 'active'
      // A read that somebody else has begun is awaited; it may be too early, too. Only active queries are awaited.
      isHinted = refetchType === 'active' && queries.isFetching({ queryKey, type: 'active' }) > 0
      await queries.invalidateQueries({ queryKey, refetchType }, { cancelRefetch: false })
    }
    isReading = false
  }

  return () => {
    isHinted = true
    if (!isReading) void read()
  }
}

/** Sets what a query answers now; a read under way would be older, so another follows in its place. */
export async function replaceKnown<Data>(
  queries: QueryClient,
  { queryKey, change }: { queryKey: QueryKey; change: (known: Data | undefined) => Data },
) {
  const isReading = queries.isFetching({ queryKey }) > 0
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<Data>(queryKey, change)
  if (isReading) void queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
