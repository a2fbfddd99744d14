import type { Copy } from './copy-with.ts'

type Values = Record<string, unknown>

/** Profile as the web app of a copy shows it, in French. */
export type Web = {
  /** Columns that others read, as the data API's `select`. */
  publicSelect: string
  valuesOf(stored: Values): Values
  /** Changes to store of typed values; throws where the form would refuse them. */
  changesOf(typed: Values): Values
  /** Steps that are missing in a profile with one skill. */
  missingSteps(stored: Values): string[]
  /** HTML of the form's section about the person. */
  form(typed: Values): string
  /** HTML of the card that others see. */
  card(stored: Values): string
}

/** Loads the web app of a copy. */
export async function webOf(copy: Copy): Promise<Web> {
  const source = (path: string) => import(copy.path('apps/web/src', path))
  const installed = (path: string) => import(copy.path('node_modules', path))
  const domain = await import(copy.path('packages/domain/src/index.ts'))
  const { createElement } = await installed('react/index.js')
  const { renderToString } = await installed('react-dom/server.node.js')
  const { useForm } = await installed('react-hook-form/dist/index.esm.mjs')
  const { AboutFields } = await source('features/profile/about-fields.tsx')
  const { ProfileCard } = await source('features/profile/profile-card.tsx')
  const { valuesOfProfile } = await source('features/profile/values-of-profile.ts')
  const { startI18nIn, loadTexts } = await source('lib/i18n.ts')
  await startI18nIn('fr')
  await loadTexts(['profile', 'feed', 'skills'])

  const Form = ({ typed }: { typed: Values }) =>
    createElement(AboutFields, { form: useForm({ defaultValues: typed }) })
  return {
    publicSelect: `${domain.publicColumns('professional_profiles')},person:profiles(${domain.publicColumns('profiles')})`,
    valuesOf: valuesOfProfile,
    changesOf: (typed) => domain.profileForm.parse(typed),
    missingSteps: (stored) =>
      domain.missingProfileSteps({ ...stored, skillCount: 1 }, 'professional'),
    form: (typed) => renderToString(createElement(Form, { typed })),
    card: (profile) =>
      renderToString(createElement(ProfileCard, { profile, skills: [], heading: 'h1' })),
  }
}
