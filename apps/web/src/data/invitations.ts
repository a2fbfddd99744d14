import { type InvitationAnswer, receivedInvitation, receivedInvitations } from '@podium/domain'
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
