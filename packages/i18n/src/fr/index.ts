import { about } from './about.ts'
import { aboutPage } from './about-page.ts'
import { account } from './account.ts'
import { admin } from './admin.ts'
import { adminProjects } from './admin-projects.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { authPage } from './auth-page.ts'
import { common } from './common.ts'
import { construction } from './construction.ts'
import { contact } from './contact.ts'
import { contactMessages } from './contact-messages.ts'
import { contactPage } from './contact-page.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { feed } from './feed.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { images } from './images.ts'
import { invitations } from './invitations.ts'
import { legal } from './legal.ts'
import { meta } from './meta.ts'
import { moderation } from './moderation.ts'
import { moderationDecisions } from './moderation-decisions.ts'
import { nav } from './nav.ts'
import { newsletter } from './newsletter.ts'
import { newsletterSubscriptions } from './newsletter-subscriptions.ts'
import { overview } from './overview.ts'
import { ownProjects } from './own-projects.ts'
import { plan } from './plan.ts'
import { pods } from './pods.ts'
import { processPage } from './process-page.ts'
import { profile } from './profile.ts'
import { projects } from './projects.ts'
import { securityLog } from './security-log.ts'
import { sharedPost } from './shared-post.ts'
import { skills } from './skills.ts'
import { teamShares } from './team-shares.ts'
import { users } from './users.ts'

export const fr = {
  about,
  aboutPage,
  account,
  admin,
  adminProjects,
  audit,
  auth,
  authPage,
  common,
  construction,
  contact,
  contactPage,
  dashboard,
  moderationDecisions,
  errors,
  feed,
  footer,
  home,
  images,
  contactMessages,
  invitations,
  legal,
  meta,
  moderation,
  nav,
  newsletter,
  overview,
  ownProjects,
  pods,
  processPage,
  profile,
  plan,
  projects,
  securityLog,
  sharedPost,
  skills,
  newsletterSubscriptions,
  teamShares,
  users,
}
