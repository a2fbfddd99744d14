import type { AvailabilityStatus, Role, SkillLevel } from '@podium/domain'
import type { SkillName } from './demo-skills.ts'

/** Keys of the demo people. The first three are the demo sign-ins: admin, professional, client. */
export const DEMO_PERSON_KEYS = [
  'nadia',
  'camille',
  'thomas',
  'amadou',
  'sofia',
  'james',
  'lea',
  'mei',
  'karim',
  'elodie',
  'priya',
  'lucas',
  'hannah',
] as const
export type DemoPersonKey = (typeof DEMO_PERSON_KEYS)[number]

type DemoPerson = {
  email: string
  role: Role
  language: 'fr' | 'en'
  firstName: string
  lastName: string
  city: string
  country: string
  phoneNumber?: string
  address?: string
  postalCode?: string
  biography: string
  websiteUrl?: string
  /** Professional profile; absent for clients, who may not publish. */
  work?: {
    profession: string
    experienceYears: number
    hourlyRate: number
    hourlyRatePublic: boolean
    availability: AvailabilityStatus
    portfolioUrl?: string
    skills: readonly (readonly [SkillName, SkillLevel])[]
  }
  follows: readonly DemoPersonKey[]
}

/** Invented people on reserved domains, by key. */
export const DEMO_PEOPLE: Record<DemoPersonKey, DemoPerson> = {
  nadia: {
    email: 'admin@example.com',
    role: 'admin',
    language: 'fr',
    firstName: 'Nadia',
    lastName: 'Benali',
    city: 'Lyon',
    country: 'France',
    biography:
      'Je prends soin de la communauté Podium : accueil, mises en relation, et un œil sur ce qui coince.',
    work: {
      profession: 'Responsable de communauté',
      experienceYears: 11,
      hourlyRate: 60,
      hourlyRatePublic: false,
      availability: 'available',
      skills: [
        ['Animation de communauté', 5],
        ['Gestion de projet', 4],
      ],
    },
    follows: ['camille', 'lea', 'amadou', 'james'],
  },
  camille: {
    email: 'professional@example.com',
    role: 'professional',
    language: 'fr',
    firstName: 'Camille',
    lastName: 'Laurent',
    city: 'Nantes',
    country: 'France',
    phoneNumber: '+33 1 99 00 12 34',
    address: '8 rue des Exemples',
    postalCode: '44000',
    biography:
      'Je conçois des services publics et des produits que l’on comprend du premier coup. Accessibilité d’abord, jolies transitions ensuite.',
    websiteUrl: 'https://camille.example.com',
    work: {
      profession: 'Designer produit',
      experienceYears: 9,
      hourlyRate: 65,
      hourlyRatePublic: true,
      availability: 'available',
      portfolioUrl: 'https://camille.example.com/projets',
      skills: [
        ['Figma', 5],
        ['Accessibilité', 4],
        ['Recherche utilisateur', 4],
        ['Design system', 5],
        ['UI design', 5],
        ['Web design', 4],
        ['UX design', 4],
      ],
    },
    follows: ['mei', 'lea', 'james', 'elodie', 'sofia'],
  },
  thomas: {
    email: 'client@example.com',
    role: 'user',
    language: 'fr',
    firstName: 'Thomas',
    lastName: 'Girard',
    city: 'Tours',
    country: 'France',
    biography:
      'Trois boulangeries, bientôt quatre. Je cherche une équipe pour la commande en ligne et la gestion des invendus.',
    follows: ['camille', 'lucas', 'priya'],
  },
  amadou: {
    email: 'amadou.diallo@example.com',
    role: 'professional',
    language: 'fr',
    firstName: 'Amadou',
    lastName: 'Diallo',
    city: 'Paris',
    country: 'France',
    biography:
      'Architecte cloud, ancien administrateur système. J’aime les schémas simples et les factures qui baissent.',
    websiteUrl: 'https://amadou.example.com',
    work: {
      profession: 'Architecte cloud',
      experienceYears: 14,
      hourlyRate: 95,
      hourlyRatePublic: true,
      availability: 'busy',
      skills: [
        ['Kubernetes', 5],
        ['PostgreSQL', 4],
        ['Terraform', 5],
      ],
    },
    follows: ['lucas', 'karim', 'james'],
  },
  sofia: {
    email: 'sofia.rossi@example.com',
    role: 'professional',
    language: 'en',
    firstName: 'Sofia',
    lastName: 'Rossi',
    city: 'Milan',
    country: 'Italy',
    biography:
      'Data scientist for small organisations. Most of my work is asking which decision a chart is for.',
    websiteUrl: 'https://sofia.example.com',
    work: {
      profession: 'Data scientist',
      experienceYears: 8,
      hourlyRate: 78,
      hourlyRatePublic: true,
      availability: 'available',
      portfolioUrl: 'https://sofia.example.com/notebooks',
      skills: [
        ['Python', 5],
        ['Machine learning', 4],
        ['PostgreSQL', 3],
        ['Data visualisation', 5],
      ],
    },
    follows: ['mei', 'james', 'priya'],
  },
  james: {
    email: 'james.oconnor@example.com',
    role: 'professional',
    language: 'en',
    firstName: 'James',
    lastName: 'O’Connor',
    city: 'Dublin',
    country: 'Ireland',
    biography:
      'Full-stack developer. Small pull requests, boring technology, tests that read like sentences.',
    websiteUrl: 'https://james.example.com',
    work: {
      profession: 'Full-stack developer',
      experienceYears: 12,
      hourlyRate: 82,
      hourlyRatePublic: false,
      availability: 'available',
      skills: [
        ['TypeScript', 5],
        ['React', 5],
        ['Node.js', 4],
        ['PostgreSQL', 4],
      ],
    },
    follows: ['camille', 'amadou', 'priya', 'lucas', 'sofia'],
  },
  lea: {
    email: 'lea.fontaine@example.com',
    role: 'professional',
    language: 'fr',
    firstName: 'Léa',
    lastName: 'Fontaine',
    city: 'Lille',
    country: 'France',
    biography:
      'Cheffe de projet et facilitatrice. Une bonne réunion a un but, une fin et quelqu’un qui écrit ce qu’on a décidé.',
    work: {
      profession: 'Cheffe de projet digital',
      experienceYears: 10,
      hourlyRate: 70,
      hourlyRatePublic: true,
      availability: 'available',
      skills: [
        ['Gestion de projet', 5],
        ['Facilitation', 5],
        ['Rédaction', 3],
      ],
    },
    follows: ['camille', 'elodie', 'nadia', 'hannah'],
  },
  mei: {
    email: 'mei.tanaka@example.com',
    role: 'professional',
    language: 'en',
    firstName: 'Mei',
    lastName: 'Tanaka',
    city: 'London',
    country: 'United Kingdom',
    biography:
      'UX researcher. I listen for a living, mostly to people whom forms were not designed for.',
    work: {
      profession: 'UX researcher',
      experienceYears: 7,
      hourlyRate: 74,
      hourlyRatePublic: true,
      availability: 'available',
      portfolioUrl: 'https://mei.example.com',
      skills: [
        ['Recherche utilisateur', 5],
        ['Accessibilité', 4],
        ['Facilitation', 4],
      ],
    },
    follows: ['camille', 'sofia'],
  },
  karim: {
    email: 'karim.haddad@example.com',
    role: 'professional',
    language: 'fr',
    firstName: 'Karim',
    lastName: 'Haddad',
    city: 'Toulouse',
    country: 'France',
    biography:
      'Ingénieur sécurité. J’explique les risques sans faire peur, et je préfère réparer avec l’équipe que rédiger cent pages.',
    work: {
      profession: 'Ingénieur sécurité',
      experienceYears: 13,
      hourlyRate: 98,
      hourlyRatePublic: false,
      availability: 'busy',
      skills: [
        ['Sécurité applicative', 5],
        ['Kubernetes', 3],
        ['Node.js', 3],
      ],
    },
    follows: ['amadou', 'james', 'lucas'],
  },
  elodie: {
    email: 'elodie.petit@example.com',
    role: 'professional',
    language: 'fr',
    firstName: 'Élodie',
    lastName: 'Petit',
    city: 'Bordeaux',
    country: 'France',
    biography:
      'Rédactrice. Je remplace «\u202fveuillez renseigner les champs obligatoires\u202f» par des phrases que l’on dirait à voix haute.',
    websiteUrl: 'https://elodie.example.com',
    work: {
      profession: 'Rédactrice UX',
      experienceYears: 6,
      hourlyRate: 55,
      hourlyRatePublic: true,
      availability: 'available',
      skills: [
        ['Rédaction', 5],
        ['Accessibilité', 3],
        ['Traduction FR/EN', 4],
      ],
    },
    follows: ['camille', 'mei', 'lea'],
  },
  priya: {
    email: 'priya.nair@example.com',
    role: 'professional',
    language: 'en',
    firstName: 'Priya',
    lastName: 'Nair',
    city: 'Manchester',
    country: 'United Kingdom',
    biography:
      'Mobile developer. Offline first, because the people I build for are often in a basement, a field or a train.',
    work: {
      profession: 'Mobile developer',
      experienceYears: 9,
      hourlyRate: 80,
      hourlyRatePublic: true,
      availability: 'away',
      skills: [
        ['React Native', 5],
        ['TypeScript', 4],
        ['Accessibilité', 3],
      ],
    },
    follows: ['james', 'mei'],
  },
  lucas: {
    email: 'lucas.meyer@example.com',
    role: 'professional',
    language: 'fr',
    firstName: 'Lucas',
    lastName: 'Meyer',
    city: 'Strasbourg',
    country: 'France',
    biography:
      'Ingénieur DevOps. Mon objectif : que l’on puisse déployer le vendredi sans y penser, et rentrer tôt quand même.',
    work: {
      profession: 'Ingénieur DevOps',
      experienceYears: 7,
      hourlyRate: 75,
      hourlyRatePublic: true,
      availability: 'available',
      skills: [
        ['Terraform', 4],
        ['Kubernetes', 4],
        ['Observabilité', 5],
      ],
    },
    follows: ['amadou', 'karim'],
  },
  hannah: {
    email: 'hannah.schmidt@example.com',
    role: 'user',
    language: 'en',
    firstName: 'Hannah',
    lastName: 'Schmidt',
    city: 'Berlin',
    country: 'Germany',
    biography:
      'I coordinate volunteers for an association that repairs bicycles. Looking for help with our scheduling tool.',
    follows: ['mei', 'priya', 'lea'],
  },
}
