import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { optionalText, requiredName } from './fields.ts'

/** New skill: a name and an optional category (specification §5). */
export const skillForm = z.object({
  name: requiredName(LIMITS.skills.name),
  category: optionalText(LIMITS.skills.category),
})
