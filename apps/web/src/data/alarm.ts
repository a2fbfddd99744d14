import { useMutation } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

/** Secures the account that a notice was about, by the token of its link. */
export const useAlarm = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (token: string) => callApi({ method: 'POST', path: '/alarm', body: { token } }),
  })
