import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Proof, proveWhoAsks } from './account.ts'
import { getClient } from './client.ts'
import { refreshSecondFactors } from './second-factors.ts'
import { serverConfig } from './server-config.ts'

/** Whether people may add a phone as a second factor with the server. */
export const phonesOfferedQuery = queryOptions({
  queryKey: ['server', 'phone-factors'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await serverConfig()).phoneFactors === true,
})

/** Code on its way to a phone. */
export type PhoneChallenge = { factorId: string; challengeId: string }

async function sendCode(factorId: string): Promise<PhoneChallenge> {
  const { auth } = await getClient()
  const { data, error } = await auth.mfa.challenge({ factorId, channel: 'sms' })
  if (error) throw error
  return { factorId, challengeId: data.id }
}

/** Adds a phone, of no effect yet, and sends it a code. */
export function useEnrollPhone() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({
      name,
      phone,
      ...proof
    }: { name: string; phone: string } & Partial<Proof>): Promise<PhoneChallenge> => {
      await proveWhoAsks(proof)
      const { auth } = await getClient()
      const factor = { factorType: 'phone', friendlyName: name, phone } as const
      const { data, error } = await auth.mfa.enroll(factor)
      if (error) throw error
      return sendCode(data.id)
    },
  })
}

/** Sends a code to a phone of the person. */
export const useSendPhoneCode = () => useMutation({ meta: { quiet: true }, mutationFn: sendCode })

/** Shows the code that a phone got: verifies a new one, and lets the session in. */
export function useVerifyPhone() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ code, ...challenge }: PhoneChallenge & { code: string }) => {
      const { auth } = await getClient()
      const { error } = await auth.mfa.verify({ ...challenge, code })
      if (error) throw error
    },
    onSuccess: () => refreshSecondFactors(queries),
  })
}
