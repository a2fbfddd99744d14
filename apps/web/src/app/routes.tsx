import { matchRoutes, Navigate, type RouteObject } from 'react-router'
import { lazyValue } from '../ui/lazy.tsx'
import type { LazyRoute } from './lazy-route.tsx'
import { area, dataArea, notFound, screen } from './lazy-screens.tsx'
import { RootLayout } from './root-layout.tsx'

const unbuilt = () => import('../routes/unbuilt-pages.tsx')
const legal = () => import('../routes/legal.tsx')
const newsletterLink = () => import('../routes/newsletter-link.tsx')

/** Public pages, with the text namespaces each shows beside those of every page. */
const publicRoutes = area(
  ['footer', 'newsletter'],
  () => import('./public-layout.tsx').then((m) => m.PublicLayout),
  [
    screen('/', ['about', 'home'], () => import('../routes/home.tsx').then((m) => m.Home)),
    screen('/about', ['about', 'aboutPage'], () =>
      import('../routes/about.tsx').then((m) => m.About),
    ),
    screen('/process', ['about', 'processPage'], () =>
      import('../routes/process.tsx').then((m) => m.Process),
    ),
    screen('/pricing', ['construction'], () => unbuilt().then((m) => m.Pricing)),
    screen('/projects', ['construction'], () => unbuilt().then((m) => m.Projects)),
    screen('/case-studies', ['construction'], () => unbuilt().then((m) => m.CaseStudies)),
    screen('/testimonials', ['construction'], () => unbuilt().then((m) => m.Testimonials)),
    screen('/how-teams-are-formed', ['legal'], () => legal().then((m) => m.TeamFormation)),
    screen('/legal-notice', ['legal'], () => legal().then((m) => m.LegalNotice)),
    screen('/privacy', ['legal'], () => legal().then((m) => m.Privacy)),
    screen('/terms', ['legal'], () => legal().then((m) => m.Terms)),
    { path: '/tarifs', element: <Navigate replace to="/pricing" /> },
    area(['errors'], dataArea, [
      screen('/contact', ['about', 'contact', 'contactPage'], () =>
        import('../routes/contact.tsx').then((m) => m.Contact),
      ),
      screen('/p/:id', ['feed', 'images', 'sharedPost'], () =>
        import('../routes/shared-post.tsx').then((m) => m.SharedPost),
      ),
      screen('/shared-team', ['projects', 'teamShares'], () =>
        import('../routes/shared-team.tsx').then((m) => m.SharedTeam),
      ),
      screen('/newsletter/confirm', [], () => newsletterLink().then((m) => m.NewsletterConfirm)),
      screen('/newsletter/unsubscribe', [], () =>
        newsletterLink().then((m) => m.NewsletterUnsubscribe),
      ),
    ]),
    screen('*', [], notFound),
  ],
)

const withRoot = (children: RouteObject[]): RouteObject[] => [{ element: <RootLayout />, children }]
const publicOnly = withRoot([publicRoutes])

/**
 * Every address of specification §2. Those behind the public pages are downloaded with the first of them, so that
 * a visitor's first view does not grow with each screen.
 */
const everyRoute = lazyValue(() =>
  import('./private-routes.tsx').then(({ privateRoutes }) =>
    withRoot([publicRoutes, privateRoutes]),
  ),
)
export const resetRoutes = everyRoute.reset

const patternIn = (routes: RouteObject[], pathname: string) =>
  matchRoutes(routes, pathname)?.at(-1)?.route.path

/** Routes with that of an address, or the promise of them: the same one until it is kept. */
export function routesFor(pathname: string): RouteObject[] | Promise<RouteObject[]> {
  if (everyRoute.ready !== undefined) return everyRoute.ready
  return patternIn(publicOnly, pathname) === '*' ? everyRoute.load() : publicOnly
}

/** Lazy routes matched by an address, outermost first. */
export async function lazyRoutesAt(pathname: string): Promise<LazyRoute[]> {
  const matches = matchRoutes(await routesFor(pathname), pathname) ?? []
  return matches.flatMap(({ route }) => route.handle ?? [])
}

/** Pattern of the route that an address shows; `*` for an unknown address. */
export const routeOf = async (pathname: string): Promise<string | undefined> =>
  patternIn(await routesFor(pathname), pathname)

/** Downloads layouts and screen of an address in parallel. */
export async function loadPage(pathname: string): Promise<void> {
  const lazyRoutes = await lazyRoutesAt(pathname)
  await Promise.all(lazyRoutes.map((route) => route.load()))
}
