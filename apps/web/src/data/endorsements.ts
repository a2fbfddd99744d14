import { type EndorsementForm, endorsableList } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { fullName } from './author.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { getClient } from './client.ts'
import { readApi } from './read-api.ts'

/** Most endorsements of a person that their profile shows. */
const SHOWN = 100

/** Endorsement as a profile shows it; `projectTitle` is null where the client keeps it to themselves. */
export type Endorsement = Awaited<ReturnType<typeof fetchEndorsements>>[number]

/** Endorsements of a person, the newest first; hidden ones for that person and admins alone. */
export const endorsementsQuery = (personId: string) =>
  queryOptions({
    queryKey: ['endorsements', personId],
    queryFn: ({ signal }) => fetchEndorsements(personId, signal),
  })

async function fetchEndorsements(personId: string, signal: AbortSignal) {
  const client = await getClient()
  const { data } = await client
    .from('endorsements')
    .select(
      'id,project_kind,project_title,is_hidden,created_at,skill:skills(name),author:people!endorsements_author_id_fkey(id,first_name,last_name)',
    )
    .eq('person_id', personId)
    .order('created_at', { ascending: false })
    .limit(SHOWN)
    .abortSignal(signal)
    .throwOnError()
  return data.map(({ author, skill, ...row }) => ({
    id: row.id,
    skill: skill.name,
    author: { id: author.id, name: fullName(author) },
    projectKind: row.project_kind,
    projectTitle: row.project_title,
    isHidden: row.is_hidden,
    createdAt: row.created_at,
  }))
}

type Visibility = { id: string; isHidden: boolean }

/** Shows an endorsement on one’s own profile, or hides it. */
export function useShowEndorsement(personId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isHidden }: Visibility) =>
      callApiSignedIn({
        method: 'PATCH',
        path: `/endorsements/${id}`,
        body: { is_hidden: isHidden },
      }),
    onSettled: () => queries.invalidateQueries(endorsementsQuery(personId)),
  })
}

type Place = { project: string; milestone: string }

const pathOf = ({ project, milestone }: Place) =>
  `/projects/${project}/plan/milestones/${encodeURIComponent(milestone)}/endorsements`

/** People who worked for a milestone, with the skills that its client may endorse. */
export const endorsableQuery = (place: Place) =>
  queryOptions({
    queryKey: ['plans', place.project, 'endorsable', place.milestone],
    queryFn: ({ signal }) => readApi(endorsableList, pathOf(place), signal),
  })

/** Endorses a skill, or takes that back where `endorsement` is the one given. */
export function useEndorse(place: Place) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ endorsement, ...body }: EndorsementForm & { endorsement: string | null }) =>
      endorsement === null
        ? callApiSignedIn({ method: 'POST', path: pathOf(place), body })
        : callApiSignedIn({ method: 'DELETE', path: `/endorsements/${endorsement}` }),
    onSettled: () => queries.invalidateQueries(endorsableQuery(place)),
  })
}
