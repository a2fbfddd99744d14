import { area, dataArea, notFound, screen } from './lazy-screens.tsx'

const account = () => import('../routes/account.tsx').then((m) => m.Account)
const profile = () => import('../routes/public-profile.tsx').then((m) => m.PublicProfile)
const decisions = () =>
  import('../routes/moderation-decisions.tsx').then((m) => m.ModerationDecisions)

/** Routes of the screens behind the public pages: accounts, dashboard, admin area. */
export const privateRoutes = area(['errors'], dataArea, [
  screen('/profile', [], () => import('./profile-redirect.tsx').then((m) => m.ProfileRedirect)),
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
    screen('/goodbye', ['account'], () => import('../routes/goodbye.tsx').then((m) => m.Goodbye)),
  ]),
  area(['auth', 'authPage'], () => import('./guest-area.tsx').then((m) => m.GuestArea), [
    screen('/login', ['footer'], () => import('../routes/login.tsx').then((m) => m.Login)),
    screen('/register', ['footer'], () => import('../routes/register.tsx').then((m) => m.Register)),
  ]),
  area(['auth', 'authPage'], () => import('./enrolment-area.tsx').then((m) => m.EnrolmentArea), [
    screen('/second-factor', ['account'], () =>
      import('../routes/required-factor.tsx').then((m) => m.RequiredFactor),
    ),
  ]),
  area(['auth', 'dashboard'], () => import('./dashboard-area.tsx').then((m) => m.DashboardArea), [
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
    screen('/dashboard/create-project', ['projects', 'ownProjects', 'plan', 'teamShares'], () =>
      import('../routes/create-project.tsx').then((m) => m.CreateProject),
    ),
    screen('/dashboard/invitations', ['invitations', 'plan', 'profile'], () =>
      import('../routes/invitations.tsx').then((m) => m.Invitations),
    ),
    screen('/dashboard/projects/:id/feedback', ['plan'], () =>
      import('../routes/project-feedback.tsx').then((m) => m.FeedbackOfProject),
    ),
    screen('/dashboard/projects/:id/plan', ['plan'], () =>
      import('../routes/project-plan.tsx').then((m) => m.ProjectPlan),
    ),
    screen('/dashboard/projects/:id/room', ['plan'], () =>
      import('../routes/project-room.tsx').then((m) => m.ProjectRoom),
    ),
    screen('/dashboard/account', ['account', 'auth', 'securityLog'], account),
    screen('/dashboard/*', ['footer'], notFound),
  ]),
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
])
