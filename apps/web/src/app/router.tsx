import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { AdminLayout } from './admin-layout.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { DashboardLayout } from './dashboard-layout.tsx'
import { Guarded } from './guarded.tsx'
import { ProfileRedirect } from './profile-redirect.tsx'
import { PublicLayout } from './public-layout.tsx'
import { RootLayout } from './root-layout.tsx'
import { ScreenError } from './screen-error.tsx'
import { StartScreen } from './start-screen.tsx'

type Screen = Pick<RouteObject, 'Component'>

/** A screen is downloaded when it is visited, and fails by itself: its layout stays. */
function screen(path: string, lazy: () => Promise<Screen>): RouteObject {
  return { path, lazy, ErrorBoundary: ScreenError }
}

const home = () => import('../routes/home.tsx').then((m) => ({ Component: m.Home }))
const about = () => import('../routes/about.tsx').then((m) => ({ Component: m.About }))
const process = () => import('../routes/process.tsx').then((m) => ({ Component: m.Process }))
const contact = () => import('../routes/contact.tsx').then((m) => ({ Component: m.Contact }))
const newsletterLink = () => import('../routes/newsletter-link.tsx')
const login = () => import('../routes/login.tsx').then((m) => ({ Component: m.Login }))
const register = () => import('../routes/register.tsx').then((m) => ({ Component: m.Register }))
const resetPassword = () =>
  import('../routes/reset-password.tsx').then((m) => ({ Component: m.ResetPassword }))
const updatePassword = () =>
  import('../routes/update-password.tsx').then((m) => ({ Component: m.UpdatePassword }))
const createProject = () =>
  import('../routes/create-project.tsx').then((m) => ({ Component: m.CreateProject }))
const feed = () => import('../routes/feed.tsx').then((m) => ({ Component: m.Feed }))
const profileEditor = () =>
  import('../routes/profile-editor.tsx').then((m) => ({ Component: m.ProfileEditor }))
const publicProfile = () =>
  import('../routes/public-profile.tsx').then((m) => ({ Component: m.PublicProfile }))
const notFound = () => import('../routes/not-found.tsx').then((m) => ({ Component: m.NotFound }))
const unbuilt = () => import('../routes/unbuilt-pages.tsx')

/** Every address of specification §2. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: ScreenError,
      HydrateFallback: StartScreen,
      children: [
        {
          Component: PublicLayout,
          children: [
            screen('/', home),
            screen('/about', about),
            screen('/process', process),
            screen('/contact', contact),
            screen('/newsletter/confirm', async () => ({
              Component: (await newsletterLink()).NewsletterConfirm,
            })),
            screen('/newsletter/unsubscribe', async () => ({
              Component: (await newsletterLink()).NewsletterUnsubscribe,
            })),
            screen('/pricing', async () => ({ Component: (await unbuilt()).Pricing })),
            screen('/projects', async () => ({ Component: (await unbuilt()).Projects })),
            screen('/case-studies', async () => ({ Component: (await unbuilt()).CaseStudies })),
            screen('/testimonials', async () => ({ Component: (await unbuilt()).Testimonials })),
            { path: '/tarifs', element: <Navigate replace to="/pricing" /> },
            screen('*', notFound),
          ],
        },
        { path: '/profile', Component: ProfileRedirect },
        {
          Component: AuthLayout,
          children: [
            screen('/reset-password', resetPassword),
            screen('/update-password', updatePassword),
          ],
        },
        {
          element: (
            <Guarded area="signed-out">
              <AuthLayout />
            </Guarded>
          ),
          children: [screen('/login', login), screen('/register', register)],
        },
        {
          element: (
            <Guarded area="dashboard">
              <DashboardLayout />
            </Guarded>
          ),
          children: [
            screen('/dashboard', feed),
            screen('/dashboard/profile', profileEditor),
            screen('/dashboard/profile/:id', publicProfile),
            screen('/dashboard/create-project', createProject),
            screen('/dashboard/*', notFound),
          ],
        },
        {
          element: (
            <Guarded area="admin">
              <AdminLayout />
            </Guarded>
          ),
          children: [
            screen('/admin', async () => ({ Component: (await unbuilt()).AdminOverview })),
            screen('/admin/users', async () => ({ Component: (await unbuilt()).AdminUsers })),
            screen('/admin/*', notFound),
          ],
        },
      ],
    },
  ])
}
