import { analyse, namesOf, type Scope, scopeOf } from '@podium/pods'

const TODAY = '2026-11-23'

/** Briefs of the bench, each with a budget and a day, so that nothing is asked back. */
export const BRIEFS = [
  'Un site vitrine pour notre librairie, avec un design chaleureux, un agenda et un blog. Budget 40 000 €, à livrer dans six mois.',
  'Une application mobile iOS et Android pour réserver des terrains de sport, avec paiement en ligne et notifications. Budget 90 000 €, à livrer dans neuf mois.',
  'Une boutique en ligne de vêtements avec paiement par carte, photos des produits et référencement. Budget 60 000 €, à livrer dans six mois.',
  'Une identité de marque pour une brasserie : logo, charte graphique, étiquettes et site vitrine. Budget 30 000 €, à livrer dans cinq mois.',
  'Un tableau de bord de données pour notre service commercial, avec des rapports hebdomadaires et une formation. Budget 50 000 €, à livrer dans six mois.',
]

/** Professional of the bench's market, as its rows are made. */
export type MadeProfessional = {
  n: number
  rate: number
  status: 'available' | 'busy'
  city: string
  languages: string[]
  /** Hours of the next weeks as they said; empty: they said nothing. */
  weeks: number[]
  skills: { name: string; level: number }[]
}

/**
 * Professionals for the roles of the briefs, the same on every run: each of one role, with levels, rates, places and free
 * time spread by arithmetic.
 */
export function madeProfessionals(count: number): MadeProfessional[] {
  const scopes = BRIEFS.map((text) =>
    scopeOf(analyse(text, { today: TODAY }), { text, today: TODAY }),
  )
  const roles = scopes.flatMap((scope) => scope.roles.map((role) => ({ role, scope })))
  return Array.from({ length: count }, (_, n) => {
    const { role, scope } = roles[n % roles.length] ?? raise()
    return {
      n,
      rate: 45 + ((n * 17) % 60),
      status: n % 5 === 4 ? 'busy' : 'available',
      city: ['Lyon', 'Paris', 'Lille', 'Nantes'][n % 4] ?? '',
      languages: n % 3 === 0 ? ['fr'] : ['fr', 'en'],
      weeks: n % 3 === 1 ? Array.from({ length: 8 }, (_week, at) => ((n + at) % 4) * 10 + 5) : [],
      skills: skillsOf(role, { n, scope }),
    }
  })
}

function skillsOf(role: Scope['roles'][number], { n, scope }: { n: number; scope: Scope }) {
  const { concept } = namesOf(scope, { language: 'fr', nameOf: () => '' })
  return role.skills.map(({ skill, level }, at) => ({
    name: concept(skill),
    level: Math.min(5, Math.max(1, level + ((n * 7 + at * 3) % 4) - 1)),
  }))
}

const raise = (): never => {
  throw new Error('The briefs need no role')
}
