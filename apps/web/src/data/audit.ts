import { AUDIT_ACTIONS, auditActors, auditEntryDetail, auditPage } from '@podium/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { dayStart } from '../lib/day-start.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { readApi } from './read-api.ts'

/** Whether a text can be the id of an entry. */
export const isEntryNumber = (text: string): boolean => /^\d{1,18}$/.test(text)

const entryNumber = z.string().refine(isEntryNumber).optional()
const day = z.iso
  .date()
  .refine((text) => text >= '1970' && text < '9999')
  .optional()

/** Address of the audit log: its filter, and the entry before or after which the page begins. */
export const auditAddress = listAddress(
  z.object({
    actor: z.string().refine(isUuid).optional(),
    action: z.enum(AUDIT_ACTIONS).optional(),
    target: z.string().trim().max(200).default(''),
    /** First and last day, in the reader's time zone. */
    from: day,
    to: day,
    before: entryNumber,
    after: entryNumber,
  }),
)
export type AuditAddress = ReturnType<typeof auditAddress.parse>

export const auditQuery = (address: AuditAddress) =>
  queryOptions({
    queryKey: ['admin', 'audit', address],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { before } = address
      const after = before === undefined ? address.after : undefined
      const place = { before, after, per_page: PAGE_SIZES.audit }
      const query = listParams({ ...filterOf(address), ...place })
      return readApi(auditPage, `/admin/audit?${query}`, signal)
    },
  })

export const auditEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', 'entry', id],
    queryFn: ({ signal }) => readApi(auditEntryDetail, `/admin/audit/${id}`, signal),
  })

/** Accounts that have entries. */
export const auditActorsQuery = queryOptions({
  queryKey: ['admin', 'audit', 'actors'],
  queryFn: ({ signal }) => readApi(auditActors, '/admin/audit/actors', signal),
})

/** Every entry that matches, as a CSV file. Throws `ApiError`. */
export async function downloadAudit(address: AuditAddress): Promise<Blob> {
  const path = `/admin/audit.csv?${listParams(filterOf(address))}`
  return (await callApiSignedIn({ method: 'GET', path })).blob()
}

/** Filter of an address as the API takes it: days become instants, from the start of `from` to the end of `to`. */
const filterOf = ({ actor, action, target, from, to }: AuditAddress) => ({
  actor,
  action,
  target,
  from: from && dayStart(from).toISOString(),
  to: to && dayStart(to, 1).toISOString(),
})
