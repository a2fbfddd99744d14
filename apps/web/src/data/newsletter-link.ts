import { useMutation } from '@tanstack/react-query'
import { postToApi } from './call-api.ts'

export type NewsletterStep = 'confirm' | 'unsubscribe'

/** Confirms or ends a subscription, by the token of a mail's link. */
export function useNewsletterLink(step: NewsletterStep) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (token: string) =>
      postToApi(`/newsletter/${step}?token=${encodeURIComponent(token)}`),
  })
}
