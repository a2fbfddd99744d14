import type { Labels, Slug } from '../units.ts'
import type { CountUnit } from './count-units.ts'
import type { Days, Scale } from './drafts.ts'

/** Work that a wanted skill adds to a project whose template does not hold it. */
export type Feature = {
  labels: Labels
  days: Days
  scale?: Scale
}

type Row = readonly [fr: string, en: string, min: number, likely: number, max: number]

const feature = ([fr, en, ...days]: Row): Feature => ({ labels: { fr, en }, days })
const counted = (row: Row, unit: CountUnit, at: number, power: number): Feature => ({
  ...feature(row),
  scale: { unit, at, power },
})

export const FEATURES: ReadonlyMap<Slug, Feature> = new Map(
  Object.entries({
    accessibility: feature(['Accessibilité', 'Accessibility', 1.5, 3, 6]),
    accommodation: feature(['Hébergement des invités', 'Accommodation of the guests', 1, 2, 3]),
    'api-integration': counted(
      ['Raccordement aux systèmes', 'Connection of systems', 2, 4, 7],
      'integrations',
      2,
      0.8,
    ),
    authentication: feature(['Comptes et connexion', 'Accounts and sign-in', 2, 3, 5]),
    backup: feature(['Sauvegardes testées', 'Tested backups', 0.5, 1, 2]),
    blog: feature(['Blog', 'Blog', 0.5, 1, 2]),
    booking: feature(['Réservation en ligne', 'Online booking', 3, 5, 9]),
    catering: feature(['Restauration', 'Catering', 1, 2, 3]),
    chat: feature(['Messagerie', 'Messaging', 3, 5, 9]),
    chatbot: feature(['Assistant conversationnel', 'Conversational assistant', 5, 9, 15]),
    'ci-cd': feature(['Livraison continue', 'Continuous delivery', 1, 2, 4]),
    'content-migration': counted(
      ['Reprise des contenus', 'Content migration', 1, 2, 4],
      'articles',
      100,
      0.6,
    ),
    copywriting: counted(['Rédaction', 'Writing', 1.5, 3, 5], 'pages', 10, 0.9),
    crm: feature(['Raccordement au CRM', 'CRM connection', 2, 4, 7]),
    dashboard: feature(['Tableau de bord', 'Dashboard', 2, 4, 7]),
    'data-cleaning': feature(['Nettoyage des données', 'Data cleaning', 2, 4, 7]),
    'data-migration': feature(['Reprise des données', 'Data migration', 2, 5, 9]),
    documentation: feature(['Documentation', 'Documentation', 1, 2, 4]),
    'email-marketing': feature(['Campagnes par e-mail', 'Email campaigns', 1.5, 3, 5]),
    erp: feature(['Raccordement à l’ERP', 'ERP connection', 3, 6, 10]),
    facilitation: counted(
      ['Formation des équipes', 'Training of the teams', 1, 2, 3],
      'people',
      10,
      0.5,
    ),
    gdpr: feature(['Mise en conformité RGPD', 'GDPR compliance', 1, 2, 4]),
    maps: feature(['Carte et géolocalisation', 'Map and geolocation', 2, 3, 6]),
    illustration: counted(['Illustrations', 'Illustrations', 2, 4, 7], 'images', 8, 0.9),
    internationalisation: counted(
      ['Version multilingue', 'Multilingual version', 1, 2, 4],
      'languages',
      2,
      0.8,
    ),
    'inventory-management': feature(['Gestion des stocks', 'Inventory management', 1, 2.5, 5]),
    'live-streaming': feature(['Diffusion en direct', 'Live stream', 1.5, 2.5, 4]),
    logo: feature(['Logo', 'Logo', 2, 4, 6]),
    maintenance: feature([
      'Maintenance de la première année',
      'Maintenance in the first year',
      3,
      6,
      10,
    ]),
    monitoring: feature(['Supervision et alertes', 'Monitoring and alerts', 1, 2, 4]),
    'motion-design': feature(['Animation graphique', 'Motion design', 2, 4, 7]),
    multiplayer: feature(['Mode multijoueur', 'Multiplayer mode', 12, 20, 35]),
    'multi-tenancy': feature([
      'Architecture multi-locataire',
      'Multi-tenant architecture',
      4,
      7,
      12,
    ]),
    'offline-sync': feature(['Fonctionnement hors ligne', 'Offline use', 3, 6, 11]),
    'packaging-design': feature(['Emballages', 'Packaging', 2, 4, 7]),
    'payment-integration': feature(['Paiement en ligne', 'Online payment', 2, 3, 5]),
    photography: feature(['Prises de vue', 'Photography', 1, 2, 3]),
    proofreading: counted(['Relecture', 'Proofreading', 1, 2, 3], 'words', 15_000, 0.9),
    'push-notifications': feature(['Notifications', 'Notifications', 1, 2, 3]),
    'real-time': feature(['Temps réel', 'Real-time updates', 2, 4, 7]),
    seo: feature(['Référencement naturel', 'Search optimisation', 1.5, 3, 5]),
    'signage-design': feature(['Signalétique', 'Signage', 1.5, 3, 5]),
    'social-media': feature(['Réseaux sociaux', 'Social networks', 2, 4, 8]),
    'sound-design': feature(['Habillage sonore', 'Sound design', 1.5, 3, 5]),
    sso: feature(['Connexion unique (SSO)', 'Single sign-on (SSO)', 2, 3, 5]),
    'subscription-billing': feature([
      'Abonnements et facturation',
      'Subscriptions and billing',
      3,
      5,
      9,
    ]),
    'team-building': feature(['Activités d’équipe', 'Team activities', 1, 2, 3]),
    'terms-and-conditions': feature(['Conditions générales', 'Terms and conditions', 0.5, 1.5, 3]),
    testing: feature(['Tests', 'Tests', 2, 3, 6]),
    ticketing: feature(['Billetterie', 'Ticketing', 1, 2, 4]),
    translation: counted(['Traduction', 'Translation', 1.5, 3, 5], 'words', 6_000, 1),
    'user-testing': counted(['Tests utilisateurs', 'User tests', 1.5, 3, 5], 'interviews', 6, 0.8),
    videography: counted(['Vidéos', 'Videos', 2, 4, 7], 'videos', 3, 0.8),
    'voice-over': feature(['Enregistrement des voix', 'Voice recording', 1, 2, 4]),
    webhooks: feature(['Webhooks', 'Webhooks', 0.5, 1, 2]),
  }),
)

/** Features that are part of software: no work of their own where none is made (stock shown on a dashboard). */
export const SOFTWARE_FEATURES: ReadonlySet<Slug> = new Set([
  'accessibility',
  'authentication',
  'blog',
  'booking',
  'chat',
  'chatbot',
  'ci-cd',
  'content-migration',
  'crm',
  'erp',
  'internationalisation',
  'inventory-management',
  'maintenance',
  'maps',
  'multi-tenancy',
  'multiplayer',
  'offline-sync',
  'payment-integration',
  'push-notifications',
  'real-time',
  'seo',
  'sso',
  'subscription-billing',
  'testing',
  'webhooks',
])
