import type { Catalogue } from './key.ts'
import type { Language } from './languages.ts'

/**
 * Part of the catalogue that is downloaded by itself: one of the specification's groups, or of
 * ours.
 */
export type Namespace = keyof Catalogue

type Loader = () => Promise<Record<string, object>>

/**
 * Loaders by namespace and language. Written out, so that the bundler sees a file for each; the
 * compiler reports a missing one.
 */
const LOADERS: Record<Namespace, Record<Language, Loader>> = {
  about: { fr: () => import('./fr/about.ts'), en: () => import('./en/about.ts') },
  aboutPage: { fr: () => import('./fr/about-page.ts'), en: () => import('./en/about-page.ts') },
  account: { fr: () => import('./fr/account.ts'), en: () => import('./en/account.ts') },
  admin: { fr: () => import('./fr/admin.ts'), en: () => import('./en/admin.ts') },
  adminProjects: {
    fr: () => import('./fr/admin-projects.ts'),
    en: () => import('./en/admin-projects.ts'),
  },
  audit: { fr: () => import('./fr/audit.ts'), en: () => import('./en/audit.ts') },
  auth: { fr: () => import('./fr/auth.ts'), en: () => import('./en/auth.ts') },
  authPage: { fr: () => import('./fr/auth-page.ts'), en: () => import('./en/auth-page.ts') },
  common: { fr: () => import('./fr/common.ts'), en: () => import('./en/common.ts') },
  construction: {
    fr: () => import('./fr/construction.ts'),
    en: () => import('./en/construction.ts'),
  },
  contact: { fr: () => import('./fr/contact.ts'), en: () => import('./en/contact.ts') },
  contactPage: {
    fr: () => import('./fr/contact-page.ts'),
    en: () => import('./en/contact-page.ts'),
  },
  dashboard: { fr: () => import('./fr/dashboard.ts'), en: () => import('./en/dashboard.ts') },
  moderationDecisions: {
    fr: () => import('./fr/moderation-decisions.ts'),
    en: () => import('./en/moderation-decisions.ts'),
  },
  errors: { fr: () => import('./fr/errors.ts'), en: () => import('./en/errors.ts') },
  feed: { fr: () => import('./fr/feed.ts'), en: () => import('./en/feed.ts') },
  footer: { fr: () => import('./fr/footer.ts'), en: () => import('./en/footer.ts') },
  home: { fr: () => import('./fr/home.ts'), en: () => import('./en/home.ts') },
  images: { fr: () => import('./fr/images.ts'), en: () => import('./en/images.ts') },
  contactMessages: {
    fr: () => import('./fr/contact-messages.ts'),
    en: () => import('./en/contact-messages.ts'),
  },
  invitations: {
    fr: () => import('./fr/invitations.ts'),
    en: () => import('./en/invitations.ts'),
  },
  legal: { fr: () => import('./fr/legal.ts'), en: () => import('./en/legal.ts') },
  meta: { fr: () => import('./fr/meta.ts'), en: () => import('./en/meta.ts') },
  plan: { fr: () => import('./fr/plan.ts'), en: () => import('./en/plan.ts') },
  moderation: { fr: () => import('./fr/moderation.ts'), en: () => import('./en/moderation.ts') },
  nav: { fr: () => import('./fr/nav.ts'), en: () => import('./en/nav.ts') },
  newsletter: { fr: () => import('./fr/newsletter.ts'), en: () => import('./en/newsletter.ts') },
  overview: { fr: () => import('./fr/overview.ts'), en: () => import('./en/overview.ts') },
  ownProjects: {
    fr: () => import('./fr/own-projects.ts'),
    en: () => import('./en/own-projects.ts'),
  },
  pods: { fr: () => import('./fr/pods.ts'), en: () => import('./en/pods.ts') },
  processPage: {
    fr: () => import('./fr/process-page.ts'),
    en: () => import('./en/process-page.ts'),
  },
  profile: { fr: () => import('./fr/profile.ts'), en: () => import('./en/profile.ts') },
  projects: { fr: () => import('./fr/projects.ts'), en: () => import('./en/projects.ts') },
  securityLog: {
    fr: () => import('./fr/security-log.ts'),
    en: () => import('./en/security-log.ts'),
  },
  sharedPost: { fr: () => import('./fr/shared-post.ts'), en: () => import('./en/shared-post.ts') },
  skills: { fr: () => import('./fr/skills.ts'), en: () => import('./en/skills.ts') },
  teamShares: { fr: () => import('./fr/team-shares.ts'), en: () => import('./en/team-shares.ts') },
  newsletterSubscriptions: {
    fr: () => import('./fr/newsletter-subscriptions.ts'),
    en: () => import('./en/newsletter-subscriptions.ts'),
  },
  users: { fr: () => import('./fr/users.ts'), en: () => import('./en/users.ts') },
}

export function isNamespace(name: string): name is Namespace {
  return Object.hasOwn(LOADERS, name)
}

/** Texts of one namespace in one language; a browser downloads those that its screens show. */
export async function loadNamespace(language: Language, namespace: Namespace): Promise<object> {
  const texts = (await LOADERS[namespace][language]())[namespace]
  if (texts === undefined) throw new Error(`No texts named ${namespace}`)
  return texts
}
