import type { Slug } from '../units.ts'

/** Knowledge of the scope about a trade, beside its labels and skills in the lexicon. */
export type Trade = {
  /** Trades of one field can take over each other's work. */
  field: string
  /** Usual price of a confirmed freelance's day in France, in euros before tax. */
  dayRate: number
}

/** Usual day rates by field. */
const RATES = {
  web: {
    'web-developer': 400,
    'front-end-developer': 430,
    'back-end-developer': 460,
    'full-stack-developer': 450,
    'e-commerce-developer': 430,
    'software-developer': 450,
    'software-architect': 650,
    'tech-lead': 600,
    'integration-developer': 500,
    'automation-specialist': 450,
    'no-code-developer': 400,
    'qa-engineer': 400,
    'database-administrator': 520,
    'blockchain-developer': 600,
    'gis-specialist': 450,
    webmaster: 320,
    'crm-consultant': 600,
    'erp-consultant': 650,
  },
  mobile: { 'mobile-developer': 470, 'ios-developer': 490, 'android-developer': 480 },
  systems: {
    'devops-engineer': 580,
    'cloud-architect': 680,
    'system-administrator': 420,
    'network-engineer': 480,
    'security-engineer': 650,
    'finops-specialist': 620,
    'support-technician': 300,
  },
  data: {
    'data-analyst': 450,
    'data-engineer': 560,
    'data-scientist': 580,
    'machine-learning-engineer': 620,
    'web-analyst': 450,
    'office-automation-specialist': 400,
  },
  interface: {
    'ui-designer': 420,
    'ux-designer': 450,
    'ux-researcher': 480,
    'ux-writer': 420,
    'web-designer': 380,
    'service-designer': 550,
    'accessibility-specialist': 520,
  },
  graphics: {
    'graphic-designer': 350,
    'brand-designer': 420,
    'art-director': 500,
    'brand-strategist': 600,
    illustrator: 350,
    'motion-designer': 400,
    'dtp-specialist': 300,
    'packaging-designer': 420,
    'signage-maker': 350,
    'printer-trade': 300,
  },
  image: {
    photographer: 500,
    'photo-retoucher': 350,
    videographer: 500,
    'video-editor': 350,
    'video-technician': 450,
    'drone-pilot': 550,
  },
  sound: {
    'sound-engineer': 400,
    composer: 450,
    'voice-actor': 450,
    'sound-light-technician': 350,
    performer: 450,
  },
  words: {
    copywriter: 380,
    'web-writer': 330,
    'technical-writer': 450,
    journalist: 360,
    scriptwriter: 420,
    editor: 350,
    'content-manager': 400,
    'grant-writer': 450,
    archivist: 350,
    'cultural-mediator': 350,
    transcriber: 250,
  },
  languages: {
    translator: 300,
    proofreader: 260,
    interpreter: 550,
    'sign-language-interpreter': 550,
    subtitler: 300,
    'localisation-manager': 420,
    'language-teacher': 350,
  },
  marketing: {
    'marketing-manager': 500,
    'sea-specialist': 450,
    'seo-specialist': 450,
    'community-manager': 350,
    'press-officer': 450,
    'communications-manager': 400,
    'growth-marketer': 480,
    'email-marketer': 400,
    'influencer-manager': 400,
    'market-researcher': 450,
    'sales-representative': 400,
    fundraiser: 400,
    'e-commerce-manager': 420,
  },
  events: {
    'event-manager': 450,
    'stage-manager': 400,
    caterer: 350,
    'set-designer': 400,
    florist: 300,
    'event-host': 500,
    'travel-agent': 350,
    'logistics-manager': 420,
  },
  learning: {
    trainer: 650,
    'instructional-designer': 480,
    'e-learning-developer': 450,
    'training-manager': 550,
    coach: 700,
    'change-manager': 700,
  },
  law: {
    lawyer: 900,
    dpo: 700,
    'patent-attorney': 1_000,
    notary: 900,
    'tax-adviser': 800,
    'regulatory-consultant': 700,
    'insurance-broker': 500,
  },
  games: {
    'game-developer': 430,
    'game-designer': 420,
    'narrative-designer': 400,
    '3d-artist': 380,
    '2d-artist': 350,
    animator: 380,
    'xr-developer': 500,
  },
  hardware: {
    'embedded-engineer': 550,
    'electronics-engineer': 520,
    'automation-engineer': 520,
    'mechanical-engineer': 500,
    'industrial-designer': 480,
  },
  spaces: {
    architect: 550,
    'interior-designer': 450,
    'fashion-designer': 400,
    'real-estate-agent': 400,
    'energy-consultant': 600,
  },
  business: {
    accountant: 550,
    'payroll-manager': 400,
    'financial-analyst': 600,
    'hr-consultant': 550,
    recruiter: 450,
    'business-consultant': 800,
    'csr-consultant': 650,
    'quality-manager': 500,
    buyer: 450,
    'virtual-assistant': 250,
    'customer-support-agent': 220,
  },
  steering: {
    'project-manager': 520,
    'product-manager': 560,
    'scrum-master': 550,
    'business-analyst': 550,
  },
} satisfies Record<string, Readonly<Record<Slug, number>>>

export const TRADES: ReadonlyMap<Slug, Trade> = new Map(
  Object.entries(RATES).flatMap(([field, rates]) =>
    Object.entries(rates).map(([slug, dayRate]) => [slug, { field, dayRate }]),
  ),
)

/** Rate of a trade that the table does not know. */
const USUAL_DAY_RATE = 450

export const dayRateOf = (trade: Slug): number => TRADES.get(trade)?.dayRate ?? USUAL_DAY_RATE

/** True where one of the trades can take over the other's work. */
export const areKin = (a: Slug, b: Slug): boolean =>
  a === b || (TRADES.has(a) && TRADES.get(a)?.field === TRADES.get(b)?.field)
