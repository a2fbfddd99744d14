import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getClient } from './client.ts'
import { personId } from './session.ts'

export type Follow = {
  /** Whether the person signed in follows them. */
  following: boolean
  followers: number
}

/** Number of a person's followers, and whether the person signed in is one of them. */
export const followQuery = (followedId: string) =>
  queryOptions({
    queryKey: ['follows', followedId],
    queryFn: async ({ signal }): Promise<Follow> => {
      const client = await getClient()
      const counted = () =>
        client
          .from('follows')
          .select('*', { count: 'exact', head: true })
          .eq('followed_id', followedId)
          .abortSignal(signal)
      const [all, own] = await Promise.all([
        counted().throwOnError(),
        counted().eq('follower_id', personId()).throwOnError(),
      ])
      return { following: own.count === 1, followers: all.count ?? 0 }
    },
  })

/** Follows or unfollows: optimistic, rolled back when the server refuses; quick taps run one after another. */
export function useSetFollow(followedId: string) {
  const queries = useQueryClient()
  const { queryKey } = followQuery(followedId)
  return useMutation({
    mutationKey: queryKey,
    scope: { id: `follow ${followedId}` },
    mutationFn: async (following: boolean) => {
      const follows = (await getClient()).from('follows')
      const follow = { follower_id: personId(), followed_id: followedId }
      await (following
        ? follows.upsert(follow, { onConflict: 'follower_id,followed_id', ignoreDuplicates: true })
        : follows.delete().match(follow)
      ).throwOnError()
    },
    onMutate: async (following) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (now) => now && withFollow(now, following))
      return { before }
    },
    onError: (_error, _following, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => {
      // Only the last of several taps refetches: it sees the result of all.
      if (queries.isMutating({ mutationKey: queryKey }) > 1) return
      return queries.invalidateQueries({ queryKey })
    },
  })
}

/** Counts of a profile after a tap; the number never goes below 0 (specification §4). */
const withFollow = (now: Follow, following: boolean): Follow =>
  now.following === following
    ? now
    : { following, followers: Math.max(0, now.followers + (following ? 1 : -1)) }
