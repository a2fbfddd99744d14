import {
  type DepartureForm,
  type InvitationAnswer,
  receivedInvitation,
  receivedInvitations,
} from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

const KEY = ['invitations'] as const

/** Invitations received by the person signed in, open ones first. */
export const invitationsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal }) => readApi(receivedInvitations, '/invitations', signal),
  refetchOnWindowFocus: true,
})

export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => readApi(receivedInvitation, `/invitations/${id}`, signal),
    refetchOnWindowFocus: true,
  })

/** Answers an invitation. A refusal of the server shows what became of it meanwhile. */
export function useAnswerInvitation(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (answer: InvitationAnswer) => {
      const path = `/invitations/${id}/answer`
      const response = await callApiSignedIn({ method: 'POST', path, body: answer })
      return receivedInvitation.parse(await response.json())
    },
    onSuccess: (invitation) => {
      queries.setQueryData(invitationQuery(id).queryKey, invitation)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Leaves the team of an invitation that was accepted; the caller shows a failure in the form. */
export function useLeaveTeam(id: string) {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (form: DepartureForm) => {
      const path = `/invitations/${id}/departure`
      const response = await callApiSignedIn({ method: 'POST', path, body: form })
      return receivedInvitation.parse(await response.json())
    },
    onSuccess: (invitation) => {
      queries.setQueryData(invitationQuery(id).queryKey, invitation)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
