import type { contactForm } from '@podium/domain'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { postToApi } from './call-api.ts'

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
    mutationFn: (message: z.output<typeof contactForm>) => postToApi('/contact', message),
  })
}

export type NewsletterStep = 'confirm' | 'unsubscribe'

/** Does what the link of a mail is for. */
export function useNewsletterLink(step: NewsletterStep) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (token: string) =>
      postToApi(`/newsletter/${step}?token=${encodeURIComponent(token)}`),
  })
}
