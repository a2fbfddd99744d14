import type { Market } from '../market/market.ts'
import type { Ask } from './ask.ts'
import type { FormFact } from './form-facts.ts'

/** Reasons, of their own, for which somebody cannot hold the seat that the client has locked them into. */
export function lockFacts({ people }: Market, { locked }: Ask): FormFact[] {
  return [...locked].flatMap(([role, id]): FormFact[] => {
    const person = people.find((one) => one.id === id)
    if (person === undefined) return [{ code: 'lock-unknown', values: { role, person: id } }]
    if (person.dayRate === null)
      return [{ code: 'lock-without-rate', values: { role, person: id } }]
    return []
  })
}
