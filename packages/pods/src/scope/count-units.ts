/** Units that the engine counts in a brief. */
export const COUNT_UNITS = [
  'pages',
  'products',
  'articles',
  'languages',
  'integrations',
  'people',
  'words',
  'screens',
  'endpoints',
  'episodes',
  'videos',
  'machines',
  'sites',
  'sessions',
  'interviews',
  'documents',
  'templates',
  'levels',
  'sources',
  'images',
  'months',
  'weekDays',
] as const

export type CountUnit = (typeof COUNT_UNITS)[number]
