import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether the reader is the client of a project whose plan or room is open; undefined until that is read. */
export function useIsClientOf(project: string | undefined): boolean | undefined {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => (project === undefined ? undefined : readIsClient(queries, project)),
  )
}

/** Read from the cache by keys alone: the code of plans and rooms does not weigh on the first view. */
function readIsClient(queries: QueryClient, project: string): boolean | undefined {
  const read = (key: readonly string[]) => queries.getQueryData<{ is_client: boolean }>(key)
  return (read(['plans', project]) ?? read(['rooms', 'one', project]))?.is_client
}
