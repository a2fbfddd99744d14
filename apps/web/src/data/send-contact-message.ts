import type { contactForm } from '@podium/domain'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { postToApi } from './call-api.ts'

/** Sends a contact message; the form shows a failure itself. */
export function useSendContactMessage() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (message: z.output<typeof contactForm>) => postToApi('/contact', message),
  })
}
