import { useQuery } from '@tanstack/react-query'
import {
  CirclePlus,
  Handshake,
  Newspaper,
  Settings,
  ShieldAlert,
  Sparkles,
  UserRound,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useMatch } from 'react-router'
import { useIsClientOf } from '../data/is-client-of.ts'
import { openInvitationsQuery } from '../data/open-invitations.ts'
import { ownApiQuery } from '../data/own-api.ts'
import { unreadMessagesQuery } from '../data/unread-messages.ts'
import { useSessionUser } from '../lib/session-store.ts'
import { onFirstTouch } from '../ui/first-touch.ts'
import { AreaBar } from './area-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Guarded } from './guarded.tsx'
import { SecondFactorReminder } from './second-factor-reminder.tsx'
import { Sidebar } from './sidebar.tsx'

/** Layout of /dashboard: sidebar, no header, no footer (specification §2). */
export function DashboardArea() {
  return (
    <Guarded area="dashboard">
      <DashboardLayout />
    </Guarded>
  )
}

function DashboardLayout() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const isProfessional = user?.role === 'professional'
  const { data: open = 0 } = useQuery({
    ...openInvitationsQuery(user?.id ?? ''),
    enabled: isProfessional,
  })
  // Asked for with the first action: the code that reads rooms does not weigh on the first view.
  const [isTouched, setTouched] = useState(false)
  useEffect(() => onFirstTouch(() => setTouched(true)), [])
  const { data: hasOwnApi = false } = useQuery({ ...ownApiQuery, enabled: isTouched })
  const { data: unread = 0 } = useQuery({ ...unreadMessagesQuery, enabled: hasOwnApi })
  const project = useMatch('/dashboard/projects/:id/*')?.params.id
  const isClient = useIsClientOf(project)
  if (user === undefined) return null
  const feed = { to: '/dashboard', text: t('dashboard.feed'), icon: Newspaper, end: true }
  const profile = {
    to: '/dashboard/profile',
    text: t('dashboard.profile'),
    icon: UserRound,
    end: true,
  }
  const toRead = (count: number) => ({ count, text: t('dashboard.toRead', { count }) })
  const createProject = {
    to: '/dashboard/create-project',
    text: t('dashboard.createProject'),
    icon: CirclePlus,
    ...(!isProfessional && { waiting: toRead(unread) }),
  }
  const invitations = {
    to: '/dashboard/invitations',
    text: t('dashboard.invitations'),
    icon: Handshake,
    waiting: toRead(open + unread),
  }
  /** Plans and rooms of projects belong to what led a person to them: their own project, or an invitation. */
  const plans = { alsoAt: '/dashboard/projects/' }
  return (
    <div className="flex min-h-dvh max-lg:flex-col">
      <Sidebar
        label={t('dashboard.label')}
        user={user}
        className="top-0 lg:h-dvh"
        items={[
          feed,
          ...(user.role === 'editor'
            ? [{ to: '/admin/moderation', text: t('dashboard.moderation'), icon: ShieldAlert }]
            : []),
          profile,
          {
            ...createProject,
            icon: Sparkles,
            ...((!isProfessional || isClient === true) && plans),
          },
          ...(isProfessional ? [{ ...invitations, ...(isClient === false && plans) }] : []),
          { to: '/dashboard/account', text: t('dashboard.account'), icon: Settings },
        ]}
        top={<AreaBar />}
      />
      <main id="content" tabIndex={-1} className="min-w-0 grow outline-none">
        <SecondFactorReminder />
        <Outlet />
      </main>
      <BottomBar
        label={t('dashboard.shortcuts')}
        items={[feed, createProject, ...(isProfessional ? [invitations] : []), profile]}
      />
    </div>
  )
}
