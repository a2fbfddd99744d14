import { queryOptions } from '@tanstack/react-query'
import { type Author, authorOf } from './author.ts'
import { getClient } from './client.ts'

/** Member in a panel beside the feed. */
export type Member = Author & { profession: string | null }

type Community = {
  /** Latest authors whom the person does not follow. */
  toFollow: Member[]
  /** People with a profession who say that they are available, in no order; clients may say so too. */
  available: Member[]
  /** Names of the skills that most of the latest authors have. */
  skills: string[]
}

/** Posts whose authors count as active. */
const LATEST_POSTS = 40
const PEOPLE_MAX = 3
const SKILLS_MAX = 8
/** Follows read at most; somebody who follows more is offered nobody they follow among the first. */
const FOLLOWS_MAX = 1000

const MEMBER = 'id,profession,profiles(first_name,last_name,avatar_url)'

/** Side of the feed: people and skills, each list empty where there is nothing. */
export const communityQuery = (personId: string) =>
  queryOptions({
    queryKey: ['community', personId],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<Community> => {
      const client = await getClient()
      const [posts, follows, available] = await Promise.all([
        client
          .from('pro_posts')
          .select(`author:professional_profiles(${MEMBER})`)
          .neq('author_id', personId)
          .order('created_at', { ascending: false })
          .limit(LATEST_POSTS)
          .abortSignal(signal)
          .throwOnError(),
        client
          .from('follows')
          .select('followed_id')
          .eq('follower_id', personId)
          .limit(FOLLOWS_MAX)
          .abortSignal(signal)
          .throwOnError(),
        client
          .from('professional_profiles')
          .select(MEMBER)
          .eq('availability_status', 'available')
          .not('profession', 'is', null)
          .neq('id', personId)
          .limit(PEOPLE_MAX)
          .abortSignal(signal)
          .throwOnError(),
      ])
      const followed = new Set(follows.data.map((follow) => follow.followed_id))
      const authors = new Map(
        posts.data.flatMap(({ author }) => (author === null ? [] : [[author.id, author] as const])),
      )
      return {
        toFollow: [...authors.values()]
          .filter(({ id }) => !followed.has(id ?? ''))
          .slice(0, PEOPLE_MAX)
          .map(memberOf),
        available: available.data.map(memberOf),
        skills: await skillsOf(
          [...authors.keys()].flatMap((id) => id ?? []),
          signal,
        ),
      }
    },
  })

async function skillsOf(people: string[], signal: AbortSignal): Promise<string[]> {
  if (people.length === 0) return []
  const client = await getClient()
  const { data } = await client
    .from('user_skills')
    .select('skill:skills(name)')
    .in('user_id', people)
    .abortSignal(signal)
    .throwOnError()
  const counts = new Map<string, number>()
  for (const { skill } of data) counts.set(skill.name, (counts.get(skill.name) ?? 0) + 1)
  return [...counts]
    .sort(([one, of], [other, most]) => most - of || one.localeCompare(other))
    .slice(0, SKILLS_MAX)
    .map(([name]) => name)
}

type MemberRow = {
  id: string | null
  profession: string | null
  profiles: Parameters<typeof authorOf>[1]
}

const memberOf = ({ id, profession, profiles }: MemberRow): Member => ({
  ...authorOf(id ?? '', profiles),
  profession,
})
