import { about } from './about.ts'
import { aboutPage } from './about-page.ts'
import { account } from './account.ts'
import { admin } from './admin.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { authPage } from './auth-page.ts'
import { common } from './common.ts'
import { construction } from './construction.ts'
import { contact } from './contact.ts'
import { contactPage } from './contact-page.ts'
import { dashboard } from './dashboard.ts'
import { decisions } from './decisions.ts'
import { errors } from './errors.ts'
import { feed } from './feed.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { images } from './images.ts'
import { messages } from './messages.ts'
import { meta } from './meta.ts'
import { moderation } from './moderation.ts'
import { nav } from './nav.ts'
import { newsletter } from './newsletter.ts'
import { overview } from './overview.ts'
import { processPage } from './process-page.ts'
import { profile } from './profile.ts'
import { sharedPost } from './shared-post.ts'
import { skills } from './skills.ts'
import { subscribers } from './subscribers.ts'
import { users } from './users.ts'

export const fr = {
  about,
  aboutPage,
  account,
  admin,
  audit,
  auth,
  authPage,
  common,
  construction,
  contact,
  contactPage,
  dashboard,
  decisions,
  errors,
  feed,
  footer,
  home,
  images,
  messages,
  meta,
  moderation,
  nav,
  newsletter,
  overview,
  processPage,
  profile,
  sharedPost,
  skills,
  subscribers,
  users,
}
