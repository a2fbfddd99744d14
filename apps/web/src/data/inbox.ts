import type { contactForm } from '@podium/domain'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { postToApi } from './call-api.ts'
import { serverConfig } from './server-config.ts'

/** Whether this server takes messages and subscriptions; false in front of a hosted project. */
export const inboxQuery = queryOptions({
  queryKey: ['inbox', 'offered'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await serverConfig()).inbox !== false,
})

export function useSendContactMessage() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (message: z.output<typeof contactForm>) => postToApi('/contact', message),
  })
}

export type NewsletterStep = 'confirm' | 'unsubscribe'

/** Confirms or ends a subscription, by the token of a mail's link. */
export function useNewsletterLink(step: NewsletterStep) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (token: string) =>
      postToApi(`/newsletter/${step}?token=${encodeURIComponent(token)}`),
  })
}
