import { newTeamShare, type TeamShareForm, teamShares } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

const pathOf = (project: string) => `/projects/${project}/shares`

/** Links to teams of a project, newest first. */
export const teamSharesQuery = (project: string) =>
  queryOptions({
    queryKey: ['projects', 'shares', project],
    staleTime: 0,
    queryFn: ({ signal }) => readApi(teamShares, pathOf(project), signal),
  })

/** Makes a link to a team, whose address is answered this once; the caller shows a failure beside the form. */
export function useShareTeam(project: string) {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (form: TeamShareForm) => {
      const body = { ...form, note: form.note ?? '' }
      const call = { method: 'POST', path: pathOf(project), body } as const
      return newTeamShare.parse(await (await callApiSignedIn(call)).json())
    },
    onSettled: () => queries.invalidateQueries(teamSharesQuery(project)),
    gcTime: 0, // the address stays no longer than the dialog
  })
}

/** Revokes a link to a team. */
export function useRevokeTeamShare(project: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (share: string) =>
      callApiSignedIn({ method: 'DELETE', path: `${pathOf(project)}/${share}` }),
    onSettled: () => queries.invalidateQueries(teamSharesQuery(project)),
  })
}
