import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether the reader is the client of a project whose plan, room or feedback is open; undefined until that is read. */
export function useIsClientOf(project: string | undefined): boolean | undefined {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => (project === undefined ? undefined : readIsClient(queries, project)),
  )
}

/** Read from the cache by keys alone: the code of plans, rooms and feedback does not weigh on the first view. */
function readIsClient(queries: QueryClient, project: string): boolean | undefined {
  const read = (key: readonly string[]) => queries.getQueryData<{ is_client: boolean }>(key)
  const known =
    read(['plans', project]) ??
    read(['rooms', 'one', project]) ??
    read(['plans', project, 'feedback'])
  return known?.is_client
}
