import { z } from 'zod'
import { optionalAddress, requiredText } from '../forms/fields.ts'
import { projectPath } from './projects.ts'

/** Longest note of a delivery and longest comment of an answer, in UTF-16 units. */
export const DELIVERY_TEXT_MAX = 4000
/** Most versions delivered for one milestone; their table says the same. */
export const DELIVERIES_MAX = 50
const LINK_MAX = 2000

export const milestonePath = projectPath.extend({ milestone: z.string().min(1).max(120) })

/** Delivery that a member submits for a milestone: what it is, and where it can be seen. */
export const deliveryForm = z.object({
  note: requiredText(DELIVERY_TEXT_MAX),
  link: optionalAddress(LINK_MAX),
})

const version = z.number().int().min(1).max(DELIVERIES_MAX)

/** Answer of the client to a version; changes are said in a comment. */
export const deliveryAnswerForm = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('accepted'),
    version,
    comment: requiredText(DELIVERY_TEXT_MAX).optional(),
  }),
  z.object({ answer: z.literal('changes'), version, comment: requiredText(DELIVERY_TEXT_MAX) }),
])
export type DeliveryAnswerForm = z.output<typeof deliveryAnswerForm>

export const planDelivery = z
  .object({
    version,
    author: z.string().nullable().describe('Name; null for a deleted account'),
    note: z.string(),
    link: z.string().nullable(),
    outcome: z.enum(['accepted', 'changes']).nullable().describe('null: waits for the client'),
    comment: z.string().nullable(),
    created_at: z.iso.datetime(),
    answered_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PlanDelivery' })
export type PlanDelivery = z.output<typeof planDelivery>
