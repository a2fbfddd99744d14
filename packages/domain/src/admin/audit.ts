import { z } from 'zod'

/** One entry of the audit log. */
export const auditEntry = z
  .object({
    id: z.string().describe('Grows with time; also the cursor of the log'),
    created_at: z.iso.datetime(),
    /** Null for the server itself; the address is null once that account is deleted. */
    actor: z.object({ id: z.guid(), email: z.string().nullable() }).nullable(),
    action: z.string(),
    target_type: z.string(),
    target_id: z.string(),
    target_email: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>
