import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './query-client.ts'
import { createRouter } from './router.tsx'

const queryClient = createQueryClient()
const router = createRouter()

export function App() {
  return (
    // The content security policy refuses style elements written by scripts.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  )
}
