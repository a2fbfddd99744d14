import type { Namespace } from '@podium/i18n'
import type { ComponentType } from 'react'
import { matchRoutes, Navigate, type RouteObject } from 'react-router'
import { type LazyRoute, lazyRoute } from './lazy-route.tsx'
import { RootLayout } from './root-layout.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

type Download = () => Promise<ComponentType>

/** Route of a screen, downloaded on a visit. A failing screen leaves its layout in place. */
function screen(path: string, texts: readonly Namespace[], download: Download): RouteObject {
  const lazy = lazyRoute(texts, download)
  const element = (
    <ScreenBoundary key={path} onRetry={lazy.reset}>
      <lazy.Content />
    </ScreenBoundary>
  )
  return { path, element, handle: lazy }
}

/** Layout that several screens share, downloaded with the first of them. */
function area(
  texts: readonly Namespace[],
  download: Download,
  children: RouteObject[],
): RouteObject {
  const lazy = lazyRoute(texts, download)
  return { element: <lazy.Content />, handle: lazy, children }
}

const dataArea = () => import('./data-area.tsx').then((m) => m.DataArea)
const unbuilt = () => import('../routes/unbuilt-pages.tsx')
const legal = () => import('../routes/legal.tsx')
const notFound = () => import('../routes/not-found.tsx').then((m) => m.NotFound)
const account = () => import('../routes/account.tsx').then((m) => m.Account)
const profile = () => import('../routes/public-profile.tsx').then((m) => m.PublicProfile)
const decisions = () =>
  import('../routes/moderation-decisions.tsx').then((m) => m.ModerationDecisions)
const newsletterLink = () => import('../routes/newsletter-link.tsx')

/** Every address of specification §2, with the text namespaces it shows beside those of every page. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      area(
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
            screen('/newsletter/confirm', [], () =>
              newsletterLink().then((m) => m.NewsletterConfirm),
            ),
            screen('/newsletter/unsubscribe', [], () =>
              newsletterLink().then((m) => m.NewsletterUnsubscribe),
            ),
          ]),
          screen('*', [], notFound),
        ],
      ),
      area(['errors'], dataArea, [
        screen('/profile', [], () =>
          import('./profile-redirect.tsx').then((m) => m.ProfileRedirect),
        ),
        area(['auth', 'authPage'], () => import('./auth-layout.tsx').then((m) => m.AuthLayout), [
          screen('/reset-password', [], () =>
            import('../routes/reset-password.tsx').then((m) => m.ResetPassword),
          ),
          screen('/update-password', ['footer'], () =>
            import('../routes/update-password.tsx').then((m) => m.UpdatePassword),
          ),
          screen('/provider-return', [], () =>
            import('../routes/provider-return.tsx').then((m) => m.ProviderReturn),
          ),
          screen('/email-change', ['account'], () =>
            import('../routes/email-change.tsx').then((m) => m.EmailChange),
          ),
          screen('/secure-account', ['securityLog'], () =>
            import('../routes/secure-account.tsx').then((m) => m.SecureAccount),
          ),
          screen('/goodbye', ['account'], () =>
            import('../routes/goodbye.tsx').then((m) => m.Goodbye),
          ),
        ]),
        area(['auth', 'authPage'], () => import('./guest-area.tsx').then((m) => m.GuestArea), [
          screen('/login', ['footer'], () => import('../routes/login.tsx').then((m) => m.Login)),
          screen('/register', ['footer'], () =>
            import('../routes/register.tsx').then((m) => m.Register),
          ),
        ]),
        area(
          ['auth', 'dashboard'],
          () => import('./dashboard-area.tsx').then((m) => m.DashboardArea),
          [
            screen('/dashboard', ['feed', 'images'], () =>
              import('../routes/feed.tsx').then((m) => m.Feed),
            ),
            screen('/dashboard/profile', ['feed', 'images', 'profile', 'skills'], () =>
              import('../routes/profile-editor.tsx').then((m) => m.ProfileEditor),
            ),
            screen('/dashboard/profile/:id', ['feed', 'images', 'profile', 'skills'], profile),
            screen('/dashboard/post/:id', ['feed', 'images'], () =>
              import('../routes/post-page.tsx').then((m) => m.PostPage),
            ),
            screen('/dashboard/moderation-decisions', ['moderationDecisions'], decisions),
            screen(
              '/dashboard/create-project',
              ['projects', 'ownProjects', 'plan', 'teamShares'],
              () => import('../routes/create-project.tsx').then((m) => m.CreateProject),
            ),
            screen('/dashboard/invitations', ['invitations', 'plan', 'profile'], () =>
              import('../routes/invitations.tsx').then((m) => m.Invitations),
            ),
            screen('/dashboard/projects/:id/plan', ['plan'], () =>
              import('../routes/project-plan.tsx').then((m) => m.ProjectPlan),
            ),
            screen('/dashboard/projects/:id/room', ['plan'], () =>
              import('../routes/project-room.tsx').then((m) => m.ProjectRoom),
            ),
            screen('/dashboard/account', ['account', 'auth', 'securityLog'], account),
            screen('/dashboard/*', ['footer'], notFound),
          ],
        ),
        area(['auth', 'admin'], () => import('./admin-area.tsx').then((m) => m.AdminArea), [
          screen('/admin', ['overview'], () =>
            import('../routes/admin-overview.tsx').then((m) => m.AdminOverview),
          ),
          screen('/admin/users', ['audit', 'securityLog', 'users'], () =>
            import('../routes/admin-users.tsx').then((m) => m.AdminUsers),
          ),
          screen('/admin/projects', ['adminProjects', 'plan', 'projects'], () =>
            import('../routes/admin-projects.tsx').then((m) => m.AdminProjects),
          ),
          screen('/admin/profile/:id', ['feed', 'images', 'profile', 'skills'], profile),
          screen('/admin/moderation', ['feed', 'moderation'], () =>
            import('../routes/admin-moderation.tsx').then((m) => m.AdminModeration),
          ),
          screen('/admin/contact-messages', ['contact', 'contactMessages'], () =>
            import('../routes/admin-contact-messages.tsx').then((m) => m.AdminContactMessages),
          ),
          screen('/admin/newsletter-subscriptions', ['newsletterSubscriptions'], () =>
            import('../routes/admin-newsletter-subscriptions.tsx').then(
              (m) => m.AdminNewsletterSubscriptions,
            ),
          ),
          screen('/admin/audit', ['audit'], () =>
            import('../routes/admin-audit.tsx').then((m) => m.AdminAudit),
          ),
          screen('/admin/kept-mails', [], () =>
            import('../routes/admin-kept-mails.tsx').then((m) => m.AdminKeptMails),
          ),
          screen('/admin/moderation-decisions', ['moderationDecisions'], decisions),
          screen('/admin/account', ['account', 'auth', 'securityLog'], account),
          screen('/admin/*', ['footer'], notFound),
        ]),
      ]),
    ],
  },
]

/** Lazy routes matched by an address, outermost first. */
export function lazyRoutesAt(pathname: string): LazyRoute[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.handle ?? [])
}

/** Pattern of the route that an address shows; `*` for an unknown address. */
export const routeOf = (pathname: string): string | undefined =>
  matchRoutes(routes, pathname)?.at(-1)?.route.path

/** Downloads layouts and screen of an address in parallel. */
export const loadPage = (pathname: string) =>
  Promise.all(lazyRoutesAt(pathname).map((route) => route.load()))
