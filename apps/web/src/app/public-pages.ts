import type { Key } from '@podium/i18n'

export type PublicPage = {
  path: string
  /** Name of the page, as its screen sets the window's title. */
  title: Key
  /** Description for search engines and shared links; a page without one is kept out of both. */
  description?: Key
  /** Source files to preload, below src/: the screen, and what it needs first. */
  files: readonly string[]
}

const UNBUILT = 'routes/unbuilt-pages.tsx'

/** Pages that the build renders, in both languages. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', title: 'home.pageTitle', description: 'meta.home', files: ['routes/home.tsx'] },
  { path: '/about', title: 'nav.about', description: 'meta.about', files: ['routes/about.tsx'] },
  {
    path: '/process',
    title: 'footer.process',
    description: 'meta.process',
    files: ['routes/process.tsx'],
  },
  {
    path: '/contact',
    title: 'nav.contact',
    description: 'meta.contact',
    files: ['app/data-area.tsx', 'routes/contact.tsx'],
  },
  {
    path: '/pricing',
    title: 'construction.pages.pricing.title',
    description: 'meta.pricing',
    files: [UNBUILT],
  },
  {
    path: '/projects',
    title: 'construction.pages.projects.title',
    description: 'meta.projects',
    files: [UNBUILT],
  },
  {
    path: '/case-studies',
    title: 'construction.pages.caseStudies.title',
    description: 'meta.caseStudies',
    files: [UNBUILT],
  },
  {
    path: '/testimonials',
    title: 'construction.pages.testimonials.title',
    description: 'meta.testimonials',
    files: [UNBUILT],
  },
  {
    path: '/how-teams-are-formed',
    title: 'legal.teams.title',
    description: 'meta.teams',
    files: ['routes/legal.tsx'],
  },
  { path: '/legal-notice', title: 'legal.notice.title', files: ['routes/legal.tsx'] },
  { path: '/privacy', title: 'legal.privacy.title', files: ['routes/legal.tsx'] },
  { path: '/terms', title: 'legal.terms.title', files: ['routes/legal.tsx'] },
  {
    path: '/newsletter/confirm',
    title: 'newsletter.confirm.title',
    files: ['app/data-area.tsx', 'routes/newsletter-link.tsx'],
  },
  {
    path: '/newsletter/unsubscribe',
    title: 'newsletter.unsubscribe.title',
    files: ['app/data-area.tsx', 'routes/newsletter-link.tsx'],
  },
  // Unknown addresses; the server sends the page with status 404.
  {
    path: '/404',
    title: 'common.notFound.title',
    files: ['app/private-routes.tsx', 'routes/not-found.tsx'],
  },
]
