/** Titles and descriptions of pages for search engines and shared links. */
export const meta = {
  home: 'Décrivez votre projet\u202f: l’IA l’analyse et compose trois équipes complètes d’experts. Vous comparez, vous choisissez, l’équipe livre.',
  about:
    'Pourquoi Podium existe, ce que nous défendons et qui se trouve derrière\u202f: notre histoire, notre mission, nos valeurs et notre équipe.',
  process:
    'De l’analyse de votre projet à la livraison\u202f: les cinq étapes par lesquelles Podium forme votre équipe, la planifie et la suit.',
  teams:
    'Ce que Podium regarde pour former une équipe, ce qu’il ne regarde jamais, comment il juge, et ce qui reste votre décision.',
  contact:
    'Une question, un devis, un partenariat\u202f? Écrivez à Podium\u202f: une vraie personne lit votre message et vous répond.',
  pricing:
    'Ce que coûte une équipe Podium\u202f: la page des tarifs est en construction. En attendant, demandez-nous un devis.',
  projects:
    'Les projets menés par des équipes Podium\u202f: cette page est en construction. Découvrez d’abord comment nous travaillons.',
  caseStudies:
    'Des projets racontés du brief à la livraison\u202f: les études de cas de Podium sont en construction.',
  testimonials:
    'Ce que clients et experts disent de leurs équipes Podium\u202f: les témoignages sont en construction.',
}
