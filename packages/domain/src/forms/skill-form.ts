import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { optionalText, requiredText } from './fields.ts'

/** A new skill: a name, perhaps a category (specification §5). */
export const skillForm = z.object({
  name: requiredText(LIMITS.skills.name),
  category: optionalText(LIMITS.skills.category),
})
