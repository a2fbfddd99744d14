import { CODE_DIGITS, codeLengths } from '@podium/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { serverConfig } from './server-config.ts'

const codeDigitsQuery = queryOptions({
  queryKey: ['server', 'code-digits'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await serverConfig()).codeDigits ?? null,
})

/** Digits that a code usually has, and all numbers of them that it may have, ascending. */
export function useCodeDigits(kind: 'mail' | 'sms'): {
  digits: number
  lengths: readonly number[]
} {
  const { data } = useQuery(codeDigitsQuery)
  const set = data?.[kind]
  return { digits: set ?? CODE_DIGITS, lengths: codeLengths(set) }
}
