/** Addresses of the web app (specification §2); `:id` stands for one path segment. */
export const APP_ROUTES = [
  '/',
  '/about',
  '/pricing',
  '/projects',
  '/case-studies',
  '/testimonials',
  '/contact',
  '/process',
  '/how-teams-are-formed',
  '/legal-notice',
  '/privacy',
  '/terms',
  '/p/:id',
  '/shared-team',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/login',
  '/register',
  '/reset-password',
  '/update-password',
  '/email-change',
  '/provider-return',
  '/secure-account',
  '/goodbye',
  '/profile',
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/profile/:id',
  '/dashboard/post/:id',
  '/dashboard/moderation-decisions',
  '/dashboard/create-project',
  '/dashboard/invitations',
  '/dashboard/projects/:id/feedback',
  '/dashboard/projects/:id/plan',
  '/dashboard/projects/:id/room',
  '/dashboard/account',
  '/admin',
  '/admin/users',
  '/admin/projects',
  '/admin/profile/:id',
  '/admin/moderation',
  '/admin/contact-messages',
  '/admin/newsletter-subscriptions',
  '/admin/audit',
  '/admin/kept-mails',
  '/admin/moderation-decisions',
  '/admin/account',
] as const

const patterns = APP_ROUTES.map(
  (route) =>
    [route, new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`)] as const,
)

/** Address of the web app that a path is one of; the server answers 404 (with the app) elsewhere. */
export const findAppRoute = (path: string): (typeof APP_ROUTES)[number] | undefined =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0]
