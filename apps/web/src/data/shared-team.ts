import { sharedTeam } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { isGone } from '../lib/is-refusal.ts'
import { callApi } from './call-api.ts'

/** Team behind the secret of a link; null for a link that does not work. Needs no account. */
export const sharedTeamQuery = (secret: string) =>
  queryOptions({
    queryKey: ['shared-team', secret],
    queryFn: async ({ signal }) => {
      const call = { method: 'POST', path: '/shared-team', body: { secret }, signal } as const
      try {
        return sharedTeam.parse(await (await callApi(call)).json())
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
  })
