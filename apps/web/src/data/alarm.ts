import { useMutation } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

/** Says that what a notice tells of was not the person, by the token of its link. */
export const useAlarm = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (token: string) => callApi({ method: 'POST', path: '/alarm', body: { token } }),
  })
