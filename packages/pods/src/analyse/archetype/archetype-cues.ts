import { phrasesOf } from '../../text/phrases.ts'
import type { Archetype } from '../analysis.ts'

/** Weight a word gives to a kind of project, beyond the concepts of the lexicon. */
export type ArchetypeVote = readonly [archetype: Archetype, weight: number]

export const ARCHETYPE_CUES = phrasesOf<ArchetypeVote>([
  [
    ['ecommerce', 3],
    'boutique en ligne, online shop, online store, site marchand, vendre en ligne, sell online, e commerce, webshop, our own shop, vente en ligne',
  ],
  [
    ['mobile-app', 3],
    'application mobile, mobile app, appli, une app, an app, app ios, app android, application ios, application android',
  ],
  [['mobile-app', 2], 'une application pour, créer une application, an application for'],
  [['mobile-app', 1], 'iphone, android, smartphone, phone, téléphone, ios'],
  [
    ['brand-identity', 2.5],
    'identité visuelle, visual identity, brand identity, logo, logotype, charte graphique, brand guidelines, style guide, new look, rebranding',
  ],
  [
    ['website', 2.5],
    'site web, site internet, site vitrine, website, web site, portfolio site, refaire son site, refaire notre site, notre site, our site, new site',
  ],
  [
    ['saas', 2.5],
    `
    saas, abonnement, multi tenant, multi locataire, subscription tool, service en ligne, éditeur d un logiciel,
    portail client, customer portal, production ready`,
  ],
  [
    ['data-dashboard', 3],
    'tableau de bord, tableaux de bord, dashboard, dashboards, reporting, power bi, looker, metabase, kpi, kpis',
  ],
  [
    ['machine-learning', 3],
    `
    machine learning, apprentissage automatique, modèle prédictif, prévoir les, train a model, computer vision,
    vision par ordinateur, llm, intelligence artificielle, artificial intelligence, chatbot, entraîner`,
  ],
  [
    ['event', 3],
    `
    séminaire, congrès, conférence annuelle, annual meeting, festival, salon professionnel, party, soirée, gala,
    conference, mariage, hackathon, event, événement`,
  ],
  [
    ['marketing', 2.5],
    'plan marketing, marketing, campagne, campagnes, campaign, campaigns, google ads, réseaux sociaux, newsletter, leads, notoriété',
  ],
  [
    ['content', 2.5],
    `
    podcast, vidéos, videos, article, articles, rédiger, rédaction, writer, livre blanc, white paper, guide,
    documentary, documentaire, explainer, documentation, episodes, épisodes`,
  ],
  [
    ['training', 3],
    `
    former, formation de, formation, formations, training, teach, workshop, workshops, stagiaires, apprendre à,
    classe virtuelle, e learning, participants à former, formateur, formatrice, trainer`,
  ],
  [
    ['legal', 3],
    `
    contrat de, terms of use, cgv, cgu, statuts, pacte d associés, lawyer, avocat, avocate, privacy policy,
    mentions légales, bail, lease, licence agreement, juriste, nda to draft, trademark`,
  ],
  [
    ['cloud', 3],
    `
    kubernetes, aws, azure, gcp, scaleway, ovhcloud, terraform, serveurs, servers, machines virtuelles,
    hébergeur, infrastructure, migration cloud, cloud migration, datacenter, salle serveur, devops`,
  ],
  [
    ['game', 3.5],
    `
    jeu vidéo, jeu sérieux, jeu d énigmes, video game, serious game, browser game, mobile game, a game,
    game like, unity, unreal, godot, escape game, gameplay`,
  ],
  [
    ['iot', 3],
    `
    capteurs, sensors, objet connecté, objets connectés, boîtier connecté, esp32, stm32, lorawan, firmware,
    microcontrôleur, microcontroller, embarqué, embedded, arduino, raspberry pi, mqtt, iot, pcb`,
  ],
  [
    ['ux-audit', 3],
    `
    ux review, audit ux, tests utilisateurs, user tests, usability testing, usability, parcours d achat,
    abandon, heuristic evaluation, regarde le parcours, give up`,
  ],
  [
    ['accessibility', 3.5],
    'rgaa, wcag, screen reader, screen readers, lecteur d écran, lecteurs d écran, rgaa 4, audit d accessibilité, accessibility audit',
  ],
  [['accessibility', 1.2], 'accessibilité, accessibility, malvoyants, malvoyantes'],
  [['event', 1], 'participants'],
  [['legal', 1.2], 'contract'],
  [
    ['integration', 3],
    'interface entre, middleware, both ways, both directions, dans les deux sens, connect the two, connect the three, ressaisie, retype, retypes',
  ],
  [
    ['localisation', 3.5],
    'traduire, traduction, translate, translation, translators, traducteurs, localise, localize, localisation, localization, à traduire',
  ],
])
