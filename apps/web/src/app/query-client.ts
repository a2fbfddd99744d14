import { MutationCache, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { errorSentence } from '../lib/error-sentence.ts'
import { isPostGone, isRefusal } from '../lib/is-refusal.ts'
import { sessionStore } from '../lib/session-store.ts'
import { toast } from '../ui/toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `quiet`: the caller shows the failure itself; there is no toast. `onPost`: the caller is part of a post,
     * so that there is one all the same when the post is gone.
     */
    mutationMeta: { quiet?: boolean; onPost?: boolean }
  }
}

/** Query client: failed mutations show a toast, and the cache is cleared when another person signs in. */
export function createQueryClient() {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const { quiet = false, onPost = false } = mutation.meta ?? {}
        if (!quiet || (onPost && isPostGone(error))) toast.error(errorSentence(i18next.t, error))
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && !isRefusal(error),
        // Milliseconds: a failure is shown after 1.5 s.
        retryDelay: (failures) => 500 * 2 ** failures,
        staleTime: 30_000,
      },
      // Offline, a mutation fails at once with a sentence instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  })
  let person = personNow()
  sessionStore.subscribe(() => {
    const before = person
    person = personNow()
    if (before !== undefined && before !== person) client.removeQueries()
  })
  return client
}

function personNow() {
  const session = sessionStore.get()
  return session.status === 'signed-in' ? session.user.id : undefined
}
