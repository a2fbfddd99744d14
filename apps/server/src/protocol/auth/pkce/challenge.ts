import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '@podium/domain'
import { z } from 'zod'

const METHODS = ['s256', 'plain'] as const

/** Challenge of a browser that will exchange a code for its session (PKCE, RFC 7636). */
export type Challenge = { challenge: string; method: (typeof METHODS)[number] }

/** Fields of a body that may carry a challenge. */
export const challengeFields = {
  code_challenge: z.string().default(''),
  code_challenge_method: z.string().default(''),
}

type Fields = { code_challenge: string; code_challenge_method: string }

/** Challenge of a body; undefined in the implicit flow, which sends none. Throws `validation_failed`. */
export function checkChallenge({
  code_challenge: challenge,
  code_challenge_method: given,
}: Fields): Challenge | undefined {
  if (challenge === '' && given === '') return undefined
  if (challenge === '' || given === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  const method = METHODS.find((known) => known === given.toLowerCase())
  if (method === undefined) throw invalid('Invalid code_challenge_method')
  return { challenge, method }
}

/** Whether a verifier is the one a challenge was made of. */
export function isVerifierOf({ challenge, method }: Challenge, verifier: string): boolean {
  const made =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  return timingSafeEqual(digest(made), digest(challenge))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const invalid = (text: string) => new AppError('validation_failed', { text })
