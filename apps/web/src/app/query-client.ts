import { MutationCache, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { errorSentence } from '../lib/error-sentence.ts'
import { toast } from '../ui/toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the caller shows the failure itself, beside what failed. */
    mutationMeta: { quiet?: boolean }
  }
}

/** The query cache. What a person does and what then fails reaches them here, as a toast. */
export function createQueryClient() {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (mutation.meta?.quiet !== true) toast.error(errorSentence(i18next.t, error))
      },
    }),
    defaultOptions: {
      queries: { retry: 1, staleTime: 30_000 },
      // Offline, an action fails at once with a sentence instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  })
}
