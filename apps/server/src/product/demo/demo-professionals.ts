import type { AvailabilityStatus, SkillLevel } from '@podium/domain'
import type { SkillName } from './demo-skills.ts'

/** Professional who can be proposed for a project; one of `DEMO_PROFESSIONALS`. */
export type DemoProfessional = {
  email: string
  /** Name of the file of their portrait. */
  avatar: string
  firstName: string
  lastName: string
  city: string
  country: string
  language: 'fr' | 'en'
  /** ISO 639-1 codes. */
  languages: readonly string[]
  profession: string
  biography: string
  experienceYears: number
  hourlyRate: number
  availability: AvailabilityStatus
  skills: readonly (readonly [SkillName, SkillLevel])[]
}

/** Trade with its skills and what its people say of their work; each person takes one of the sentences. */
type Trade = {
  profession: string
  skills: readonly SkillName[]
  hourlyRate: number
  work: readonly string[]
}

const TRADES = {
  webDeveloper: {
    profession: 'Développeur web',
    skills: ['Développement web', 'CMS', 'Responsive design', 'Tests logiciels'],
    hourlyRate: 62,
    work: [
      'Je construis des sites rapides que leurs équipes savent faire vivre sans moi.',
      'Quinze sites d’associations et de musées en ligne, tous mesurés, tous légers.',
      'Je reprends volontiers un site que plus personne n’ose toucher.',
      'Je travaille par petites livraisons, visibles chaque semaine.',
    ],
  },
  shopDeveloper: {
    profession: 'Développeur e-commerce',
    skills: ['E-commerce', 'Développement web', 'Paiement en ligne', 'React', 'Tests logiciels'],
    hourlyRate: 70,
    work: [
      'Boutiques de producteurs, de libraires et de torréfacteurs : du panier à l’étiquette.',
      'J’ai migré plus de 40 000 fiches de produits sans en perdre une.',
      'Le paiement, les retours, les stocks : ce que l’on ne voit pas est mon métier.',
    ],
  },
  uiDesigner: {
    profession: 'UI designer',
    skills: ['UI design', 'Web design', 'UX design', 'Prototypage'],
    hourlyRate: 60,
    work: [
      'Des interfaces calmes, des couleurs justes et des textes qui respirent.',
      'Je dessine avec les personnes qui développent, jamais contre elles.',
      'Librairies, théâtres, cafés : j’aime les lieux qui ont une voix.',
      'Je commence au crayon, avec vos clients autour de la table.',
    ],
  },
  projectManager: {
    profession: 'Chef de projet digital',
    skills: ['Gestion de projet', 'Facilitation'],
    hourlyRate: 64,
    work: [
      'Je tiens les dates parce que je dis tôt ce qui coince.',
      'Un point par semaine, une décision par sujet, aucune réunion sans raison.',
      'Dix ans entre des agences et leurs clients : je parle les deux langues.',
    ],
  },
  seo: {
    profession: 'Consultant SEO',
    skills: ['SEO', 'SEO local', 'Rédaction'],
    hourlyRate: 58,
    work: [
      'Je rends trouvable ce qui mérite de l’être, sans recettes magiques.',
      'Commerces de quartier et cabinets : le référencement local est mon terrain.',
    ],
  },
  writer: {
    profession: 'Rédacteur web',
    skills: ['Rédaction', 'SEO', 'Traduction FR/EN'],
    hourlyRate: 45,
    work: [
      'J’écris court. Quand il faut être long, je mets des intertitres.',
      'Des pages que l’on lit jusqu’au bout, en français et en anglais.',
    ],
  },
  backEndDeveloper: {
    profession: 'Développeur back-end',
    skills: [
      'Développement back-end',
      'Conception d’API',
      'Node.js',
      'PostgreSQL',
      'Tests logiciels',
    ],
    hourlyRate: 72,
    work: [
      'Des API que l’on comprend à la lecture, et qui répondent en cinquante millisecondes.',
      'Je préfère une base de données bien pensée à dix services.',
    ],
  },
  mobileDeveloper: {
    profession: 'Développeur mobile',
    skills: [
      'Développement mobile',
      'React Native',
      'Intégration d’API',
      'Publication sur les stores',
    ],
    hourlyRate: 70,
    work: [
      'Applications de clubs, de salles et de festivals, publiées sur les deux stores.',
      'Je fais des applications qui marchent aussi dans le métro.',
    ],
  },
  brandDesigner: {
    profession: 'Directeur artistique',
    skills: ['Identité visuelle', 'Logo', 'Illustration', 'Web design'],
    hourlyRate: 68,
    work: [
      'Un nom, une voix, un signe : je cherche ce qui reste quand on enlève le reste.',
      'Des identités qui tiennent sur une carte, une vitrine et un écran.',
    ],
  },
  dataAnalyst: {
    profession: 'Analyste de données',
    skills: ['Tableaux de bord', 'Data visualisation', 'SQL', 'Python'],
    hourlyRate: 66,
    work: [
      'Je remplace dix tableaux que personne ne lit par un que tout le monde regarde.',
      'Des chiffres que l’on peut vérifier, et des graphiques que l’on peut expliquer.',
    ],
  },
} as const satisfies Record<string, Trade>

type Row = readonly [
  firstName: string,
  lastName: string,
  city: string,
  country: string,
  trade: keyof typeof TRADES,
  level: SkillLevel,
  availability: AvailabilityStatus,
  languages: string,
]

const ROWS: readonly Row[] = [
  ['Inès', 'Moreau', 'Lyon', 'France', 'webDeveloper', 5, 'available', 'fr en'],
  ['Théo', 'Garnier', 'Rennes', 'France', 'webDeveloper', 4, 'available', 'fr'],
  ['Awa', 'Ndiaye', 'Paris', 'France', 'webDeveloper', 4, 'available', 'fr en'],
  ['Mathis', 'Perrot', 'Lille', 'France', 'webDeveloper', 3, 'available', 'fr en'],
  ['Yasmine', 'Haddad', 'Marseille', 'France', 'webDeveloper', 3, 'busy', 'fr ar'],
  ['Oscar', 'Lindqvist', 'Nantes', 'France', 'webDeveloper', 3, 'available', 'fr en sv'],
  ['Clara', 'Vidal', 'Toulouse', 'France', 'webDeveloper', 5, 'busy', 'fr es'],
  ['Hugo', 'Besson', 'Grenoble', 'France', 'webDeveloper', 4, 'available', 'fr'],
  ['Manon', 'Roussel', 'Bordeaux', 'France', 'shopDeveloper', 5, 'available', 'fr en'],
  ['Idriss', 'Traoré', 'Montreuil', 'France', 'shopDeveloper', 4, 'available', 'fr'],
  ['Eva', 'Schneider', 'Strasbourg', 'France', 'shopDeveloper', 4, 'available', 'fr de'],
  ['Nolan', 'Faure', 'Annecy', 'France', 'shopDeveloper', 3, 'available', 'fr en'],
  ['Jeanne', 'Collet', 'Tours', 'France', 'shopDeveloper', 3, 'busy', 'fr'],
  ['Salomé', 'Blanc', 'Lyon', 'France', 'uiDesigner', 5, 'available', 'fr en'],
  ['Rémi', 'Carpentier', 'Paris', 'France', 'uiDesigner', 4, 'available', 'fr en'],
  ['Ngoc', 'Tran', 'Rennes', 'France', 'uiDesigner', 4, 'available', 'fr en vi'],
  ['Louise', 'Fabre', 'Montpellier', 'France', 'uiDesigner', 3, 'available', 'fr'],
  ['Adrien', 'Masson', 'Dijon', 'France', 'uiDesigner', 3, 'available', 'fr'],
  ['Leïla', 'Cherif', 'Nice', 'France', 'uiDesigner', 4, 'busy', 'fr en it'],
  ['Paul', 'Delmas', 'Nantes', 'France', 'uiDesigner', 5, 'busy', 'fr en'],
  ['Victoire', 'Lemoine', 'Paris', 'France', 'projectManager', 5, 'available', 'fr en'],
  ['Samuel', 'Okafor', 'Lyon', 'France', 'projectManager', 4, 'available', 'fr en'],
  ['Agathe', 'Renaud', 'Angers', 'France', 'projectManager', 4, 'available', 'fr'],
  ['Malik', 'Saïdi', 'Lille', 'France', 'projectManager', 3, 'available', 'fr en'],
  ['Fanny', 'Guérin', 'Brest', 'France', 'projectManager', 3, 'busy', 'fr'],
  ['Bastien', 'Rolland', 'Rouen', 'France', 'seo', 5, 'available', 'fr en'],
  ['Chloé', 'Marchand', 'Lyon', 'France', 'seo', 4, 'available', 'fr'],
  ['Nadir', 'Amrani', 'Paris', 'France', 'seo', 3, 'available', 'fr'],
  ['Zoé', 'Lambert', 'Namur', 'Belgique', 'seo', 4, 'available', 'fr nl en'],
  ['Gabriel', 'Morvan', 'Quimper', 'France', 'writer', 5, 'available', 'fr en'],
  ['Alice', 'Whitfield', 'Paris', 'France', 'writer', 4, 'available', 'fr en'],
  ['Sara', 'Benhamou', 'Lyon', 'France', 'writer', 4, 'available', 'fr'],
  ['Corentin', 'Leroux', 'Caen', 'France', 'writer', 3, 'available', 'fr en'],
  ['Maxime', 'Jourdan', 'Lyon', 'France', 'backEndDeveloper', 5, 'available', 'fr en'],
  ['Fatou', 'Sarr', 'Paris', 'France', 'backEndDeveloper', 4, 'available', 'fr en'],
  ['Antoine', 'Weber', 'Metz', 'France', 'backEndDeveloper', 4, 'available', 'fr de'],
  ['Rosalie', 'Petit', 'Nantes', 'France', 'backEndDeveloper', 3, 'available', 'fr'],
  ['Kenza', 'Alaoui', 'Bordeaux', 'France', 'mobileDeveloper', 5, 'available', 'fr en'],
  ['Jules', 'Ferrand', 'Lyon', 'France', 'mobileDeveloper', 4, 'available', 'fr en'],
  ['Émile', 'Noël', 'Liège', 'Belgique', 'mobileDeveloper', 3, 'available', 'fr nl'],
  ['Capucine', 'Henry', 'Paris', 'France', 'brandDesigner', 5, 'available', 'fr en'],
  ['Tom', 'Ashworth', 'Lyon', 'France', 'brandDesigner', 4, 'available', 'fr en'],
  ['Maëlle', 'Prigent', 'Vannes', 'France', 'brandDesigner', 3, 'available', 'fr'],
  ['Olivia', 'Costa', 'Genève', 'Suisse', 'brandDesigner', 4, 'busy', 'fr it en'],
  ['Benoît', 'Charles', 'Lille', 'France', 'dataAnalyst', 5, 'available', 'fr en'],
  ['Soraya', 'Khelifi', 'Paris', 'France', 'dataAnalyst', 4, 'available', 'fr en'],
  ['Arthur', 'Dumont', 'Toulouse', 'France', 'dataAnalyst', 3, 'available', 'fr'],
]

/** Change of the trade's rate by level, in euros an hour. */
const RATE_BY_LEVEL: Record<SkillLevel, number> = { 1: -20, 2: -14, 3: -8, 4: 0, 5: 12 }

/** Invented professionals on a reserved domain, enough of every trade for three teams of a usual web project. */
export const DEMO_PROFESSIONALS: readonly DemoProfessional[] = ROWS.map(
  ([firstName, lastName, city, country, tradeName, level, availability, languages], at) => {
    const trade: Trade = TRADES[tradeName]
    const before = ROWS.slice(0, at).filter((row) => row[4] === tradeName).length
    const avatar = `${plain(firstName)}.${plain(lastName)}`
    return {
      email: `${avatar}@example.com`,
      avatar,
      firstName,
      lastName,
      city,
      country,
      language: 'fr',
      languages: languages.split(' '),
      profession: trade.profession,
      biography: trade.work[before % trade.work.length] ?? '',
      experienceYears: 2 + 2 * level + (at % 3),
      hourlyRate: trade.hourlyRate + RATE_BY_LEVEL[level] - (at % 4) * 2,
      availability,
      // The first skill is what they do most.
      skills: trade.skills.map((skill, place) => [skill, lower(level, place)] as const),
    }
  },
)

/** Name as an address spells it. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Level of a skill by its place among those of a trade. */
function lower(level: SkillLevel, place: number): SkillLevel {
  return place < 2 || level === 1 ? level : ((level - 1) as SkillLevel) // 2 to 5, less one
}
