import type { Relaxation } from '../form/teams.ts'
import type { RelaxationFact } from './relaxation-facts.ts'

/** A relaxation as a fact to explain; money is in the market's currency. */
export function relaxationFact(relaxation: Relaxation, currency: string): RelaxationFact {
  switch (relaxation.kind) {
    case 'budget':
      return { code: 'relax-budget', values: { to: relaxation.to, currency } }
    case 'due':
      return { code: 'relax-due', values: { to: relaxation.to } }
    case 'quality':
      return { code: 'relax-quality', values: { to: relaxation.to } }
    case 'skill':
      return { code: 'relax-skill', values: { role: relaxation.role, skill: relaxation.skill } }
    case 'role':
      return { code: 'relax-role', values: { role: relaxation.role } }
    case 'unlock':
      return { code: 'relax-unlock', values: { role: relaxation.role } }
    case 'include':
      return { code: 'relax-include', values: { person: relaxation.person } }
    case 'language':
      return { code: 'relax-language', values: { language: relaxation.language } }
    case 'place':
      return { code: 'relax-place', values: { city: relaxation.city } }
  }
}
