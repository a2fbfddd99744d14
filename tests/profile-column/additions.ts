/** Text added to a file of the project: below the one line that contains `below`, or as a new file. */
export type Addition = { path: string; below?: string; text: string }

/** Whole cost of a new column of profiles: pronouns, which others see and which count for progress. */
export const PRONOUNS: readonly Addition[] = [
  {
    path: 'supabase/migrations/20991231000000_pronouns.sql',
    text: `alter table public.people add column pronouns text check (char_length(pronouns) <= 40);
select public.expose_profiles();`,
  },
  {
    path: 'packages/domain/src/profile-fields.ts',
    below: `  'biography',`,
    text: `  'pronouns',`,
  },
  {
    path: 'packages/domain/src/profile-fields.ts',
    below: 'biography: {',
    text: `  pronouns: { view: 'profiles', kind: 'text', max: 40, step: 'pronouns' },`,
  },
  ...texts('fr', 'Pronoms', 'Indiquez vos pronoms'),
  ...texts('en', 'Pronouns', 'Add your pronouns'),
  {
    path: 'apps/web/src/features/profile/about-fields.tsx',
    below: `optional('biography')`,
    text: `<TextField {...optional('pronouns')} />`,
  },
  {
    path: 'apps/web/src/features/profile/profile-card.tsx',
    below: '</header>',
    text: `<p>{profile.pronouns}</p>`,
  },
]

function texts(language: string, label: string, step: string): Addition[] {
  const path = `packages/i18n/src/${language}/profile.ts`
  return [
    { path, below: '  fields: {', text: `pronouns: '${label}',` },
    { path, below: '  steps: {', text: `pronouns: '${step}',` },
  ]
}
