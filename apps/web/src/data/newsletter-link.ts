import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from './call-api.ts'

export type NewsletterStep = 'confirm' | 'unsubscribe'

const answer = z.object({ already: z.boolean().default(false) })

/** Confirms or ends a subscription, by the token of a mail's link; `already`: an earlier visit confirmed it. */
export function useNewsletterLink(step: NewsletterStep) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (token: string) => {
      const path = `/newsletter/${step}?token=${encodeURIComponent(token)}`
      return answer.parse(await (await callApi({ method: 'POST', path })).json())
    },
  })
}
