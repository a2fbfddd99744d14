import {
  AUDIT_ACTIONS,
  type AuditAction,
  auditActors,
  auditEntryDetail,
  auditPage,
} from '@podium/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { dayStart } from '../lib/day-start.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

/** Rows of a page: about what a tall window shows. */
const ENTRIES_PER_PAGE = 25

/** Whether a text can be an entry's id. */
export const isEntryNumber = (text: string): boolean => /^\d{1,18}$/.test(text)

const entryNumber = z.string().refine(isEntryNumber).optional().catch(undefined)
const day = z.iso
  .date()
  .refine((text) => text >= '1970' && text < '9999')
  .optional()
  .catch(undefined)

/** Which entries, as it stands in the address; what makes no sense there counts as absent. */
export const auditAddress = z.object({
  actor: z.string().refine(isUuid).optional().catch(undefined),
  action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
  target: z.string().trim().max(200).catch(''),
  /** The first and the last day, as the reader's clock has them. */
  from: day,
  to: day,
  before: entryNumber,
  after: entryNumber,
})
export type AuditAddress = z.output<typeof auditAddress>

export type AuditFilter = {
  actor?: string | undefined
  action?: AuditAction | undefined
  target: string
  from?: string | undefined
  to?: string | undefined
}

export const auditQuery = (address: AuditAddress) =>
  queryOptions({
    queryKey: ['admin', 'audit', address],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { before, after, ...filter } = address
      const query = queryOf(filter)
      if (before !== undefined) query.set('before', before)
      else if (after !== undefined) query.set('after', after)
      query.set('per_page', String(ENTRIES_PER_PAGE))
      return readApi(auditPage, `/admin/audit?${query}`, signal)
    },
  })

export const auditEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', 'entry', id],
    queryFn: ({ signal }) => readApi(auditEntryDetail, `/admin/audit/${id}`, signal),
  })

/** Who has done anything. */
export const auditActorsQuery = queryOptions({
  queryKey: ['admin', 'audit', 'actors'],
  queryFn: ({ signal }) => readApi(auditActors, '/admin/audit/actors', signal),
})

/** Every entry that matches, as a file. Throws `ApiError`. */
export async function downloadAudit(filter: AuditFilter): Promise<Blob> {
  const path = `/admin/audit.csv?${queryOf(filter)}`
  return (await callApiSignedIn({ method: 'GET', path })).blob()
}

/** The days as moments: from the beginning of the first to the end of the last. */
function queryOf({ actor, action, target, from, to }: AuditFilter): URLSearchParams {
  return new URLSearchParams({
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(target !== '' && { target }),
    ...(from !== undefined && { from: dayStart(from).toISOString() }),
    ...(to !== undefined && { to: dayStart(to, 1).toISOString() }),
  })
}
