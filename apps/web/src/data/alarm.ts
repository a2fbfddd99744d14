import type { AlarmAnswer } from '@podium/domain'
import { useMutation } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

/** Secures the account that a notice was about, by the token of its link. Its result is how its person gets back in. */
export const useAlarm = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: async (token: string) => {
      const response = await callApi({ method: 'POST', path: '/alarm', body: { token } })
      const { way_back }: AlarmAnswer = await response.json()
      return way_back
    },
  })
