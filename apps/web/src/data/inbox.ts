import type { contactForm } from '@podium/domain'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { currentLanguage } from '../lib/i18n.ts'

/** A refusal of our own server: `code` has a sentence in both languages. */
class ApiError extends Error {
  readonly code: string | undefined
  readonly status: number

  constructor(status: number, { error, code }: { error?: string; code?: string }) {
    super(error)
    this.name = 'ApiError'
    this.status = status
    this.code = code
  }
}

async function post(path: string, body?: object) {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify({ ...body, language: currentLanguage() }) }),
  })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})))
}

/** Whether this server takes messages and subscriptions; in front of a hosted project it cannot. */
export const inboxQuery = queryOptions({
  queryKey: ['inbox', 'offered'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<boolean> => {
    const config: { inbox?: boolean } = await (await fetch('/config.json')).json()
    return config.inbox !== false
  },
})

export function useSendContactMessage() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (message: z.output<typeof contactForm>) => post('/contact', message),
  })
}

/** Asks for the mail that confirms; the answer is the same whoever is subscribed already. */
export function useSubscribe() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (form: { email: string; website: string }) => post('/newsletter', form),
  })
}

export type NewsletterStep = 'confirm' | 'unsubscribe'

/** Does what the link of a mail is for. */
export function useNewsletterLink(step: NewsletterStep) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (token: string) => post(`/newsletter/${step}?token=${encodeURIComponent(token)}`),
  })
}
