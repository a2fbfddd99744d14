import type { Slug } from '../units.ts'

/** What the scope knows of a trade, beside its labels and skills in the lexicon. */
export type Trade = {
  /** Trades of one field can take over each other's work. */
  field: Field
  /** Usual price of a confirmed freelance's day in France, in euros before tax. */
  dayRate: number
}

export type Field =
  | 'web'
  | 'mobile'
  | 'systems'
  | 'data'
  | 'interface'
  | 'graphics'
  | 'image'
  | 'sound'
  | 'words'
  | 'languages'
  | 'marketing'
  | 'events'
  | 'learning'
  | 'law'
  | 'games'
  | 'hardware'
  | 'steering'

const of = (field: Field, rates: Readonly<Record<Slug, number>>): [Slug, Trade][] =>
  Object.entries(rates).map(([slug, dayRate]) => [slug, { field, dayRate }])

export const TRADES: ReadonlyMap<Slug, Trade> = new Map([
  ...of('web', {
    'web-developer': 400,
    'front-end-developer': 430,
    'back-end-developer': 460,
    'full-stack-developer': 450,
    'e-commerce-developer': 430,
    'wordpress-developer': 350,
    'integration-developer': 500,
    'software-architect': 650,
    'qa-engineer': 400,
  }),
  ...of('mobile', {
    'mobile-developer': 470,
    'ios-developer': 490,
    'android-developer': 480,
  }),
  ...of('systems', {
    'devops-engineer': 580,
    'cloud-architect': 680,
    'system-administrator': 420,
    'security-engineer': 650,
  }),
  ...of('data', {
    'data-analyst': 450,
    'data-engineer': 560,
    'data-scientist': 580,
    'machine-learning-engineer': 620,
  }),
  ...of('interface', {
    'ui-designer': 420,
    'ux-designer': 450,
    'ux-researcher': 480,
    'product-designer': 460,
    'accessibility-specialist': 520,
  }),
  ...of('graphics', {
    'graphic-designer': 350,
    'art-director': 500,
    illustrator: 350,
    'motion-designer': 400,
    'dtp-specialist': 300,
  }),
  ...of('image', {
    photographer: 500,
    videographer: 500,
    'video-editor': 350,
    'video-technician': 450,
  }),
  ...of('sound', { 'sound-engineer': 400, 'sound-designer': 400, 'voice-actor': 450 }),
  ...of('words', { copywriter: 380, 'web-writer': 330, 'technical-writer': 450, journalist: 360 }),
  ...of('languages', { translator: 300, proofreader: 260, interpreter: 550, subtitler: 300 }),
  ...of('marketing', {
    'marketing-manager': 500,
    'sea-specialist': 450,
    'seo-specialist': 450,
    'social-media-manager': 350,
    'press-officer': 450,
    'communication-officer': 400,
  }),
  ...of('events', { 'event-manager': 450, 'stage-manager': 400 }),
  ...of('learning', { trainer: 650, 'instructional-designer': 480, 'e-learning-developer': 450 }),
  ...of('law', { lawyer: 900, 'data-protection-officer': 700 }),
  ...of('games', { 'game-developer': 430, 'game-designer': 420, '3d-artist': 380 }),
  ...of('hardware', { 'embedded-engineer': 550, 'electronics-engineer': 520 }),
  ...of('steering', { 'project-manager': 520, 'product-owner': 550, 'business-analyst': 550 }),
])

/** Rate of a trade that the table does not know. */
const USUAL_DAY_RATE = 450

export const dayRateOf = (trade: Slug): number => TRADES.get(trade)?.dayRate ?? USUAL_DAY_RATE

/** True where one of the trades can take over the other's work. */
export const areKin = (a: Slug, b: Slug): boolean =>
  a === b || (TRADES.has(a) && TRADES.get(a)?.field === TRADES.get(b)?.field)
