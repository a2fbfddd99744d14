import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { createQueryClient } from './query-client.ts'

const queryClient = createQueryClient()

/** Query cache around the screens that ask the server; the marketing pages do not download it. */
export function DataArea() {
  return (
    // The content security policy refuses style elements written by scripts.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </CSPProvider>
  )
}
