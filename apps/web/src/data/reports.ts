import type { reportForm } from '@podium/domain'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { getClient } from './client.ts'
import { personId } from './session.ts'

/** Reported post or comment. */
export type ReportTarget = { post_id: string } | { comment_id: string }

/** Reports somebody else's post or comment to the moderators. */
export function useReport(target: ReportTarget) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (report: z.output<typeof reportForm>) => {
      const client = await getClient()
      await client
        .from('content_reports')
        .insert({ reporter_id: personId(), ...target, ...report })
        .throwOnError()
    },
  })
}
