import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import {
  FolderKanban,
  House,
  Inbox,
  LayoutDashboard,
  Mail,
  MailX,
  Newspaper,
  ScrollText,
  Settings,
  ShieldAlert,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Outlet, useMatch } from 'react-router'
import { keepsMailsQuery } from '../data/kept-mails.ts'
import { waitingQuery } from '../data/overview.ts'
import { useSessionUser } from '../lib/session-store.ts'
import { AreaBar } from './area-bar.tsx'
import { Guarded } from './guarded.tsx'
import { Header } from './header.tsx'
import { SecondFactorReminder } from './second-factor-reminder.tsx'
import { Sidebar, type SidebarItem } from './sidebar.tsx'

/**
 * Layout of /admin: public header, admin sidebar, no footer (specification §2). On narrow screens the sidebar's
 * bar is the header: one menu and one logout.
 */
export function AdminArea() {
  const isModeration = useMatch('/admin/moderation') !== null
  return (
    <Guarded area={isModeration ? 'moderation' : 'admin'}>
      <AdminLayout />
    </Guarded>
  )
}

function AdminLayout() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const { data: keepsMails = false } = useQuery(keepsMailsQuery)
  const { data: waiting } = useQuery(waitingQuery)
  if (user === undefined) return null
  return (
    <div className="min-h-dvh">
      <div className="hidden lg:contents">
        <Header wide />
      </div>
      <div className="lg:flex">
        <Sidebar
          label={t('admin.label')}
          user={user}
          className="top-0 lg:top-16 lg:h-[calc(100dvh-4rem-1px)]"
          items={[
            { to: '/', text: t('nav.home'), icon: House, end: true, narrowOnly: true },
            ...(user.role === 'admin'
              ? adminItems(t, { keepsMails, waiting })
              : editorItems(t, { waiting })),
          ]}
          top={
            <>
              <AreaBar className="lg:hidden" />
              <p className="font-display text-lg font-semibold max-lg:hidden">{t('admin.label')}</p>
            </>
          }
        />
        <main id="content" tabIndex={-1} className="min-w-0 grow outline-none">
          <SecondFactorReminder />
          <Outlet />
        </main>
      </div>
    </div>
  )
}

type Waits = {
  waiting:
    | { moderation: number; contact_messages: number | null; projects: number | null }
    | undefined
}

const adminItems = (
  t: TFunction,
  { keepsMails, waiting }: Waits & { keepsMails: boolean },
): SidebarItem[] => [
  { to: '/admin', text: t('admin.overview'), icon: LayoutDashboard, end: true },
  { to: '/admin/users', text: t('admin.users'), icon: Users },
  {
    to: '/admin/projects',
    text: t('admin.projects'),
    icon: FolderKanban,
    waiting: waits(t, waiting?.projects),
  },
  moderationItem(t, { waiting }),
  {
    to: '/admin/contact-messages',
    text: t('admin.messages'),
    icon: Inbox,
    waiting: waits(t, waiting?.contact_messages),
  },
  { to: '/admin/newsletter-subscriptions', text: t('admin.newsletter'), icon: Mail },
  ...(keepsMails
    ? [{ to: '/admin/kept-mails', text: t('admin.keptMails.title'), icon: MailX }]
    : []),
  { to: '/admin/audit', text: t('admin.audit'), icon: ScrollText },
  { to: '/admin/account', text: t('admin.account'), icon: Settings },
]

/** Sidebar of an editor: the one page of the area open to them (decisions row 17), and the way back. */
const editorItems = (t: TFunction, waits: Waits): SidebarItem[] => [
  moderationItem(t, waits),
  { to: '/dashboard', text: t('admin.dashboard'), icon: Newspaper },
]

const moderationItem = (t: TFunction, { waiting }: Waits): SidebarItem => ({
  to: '/admin/moderation',
  text: t('admin.moderation'),
  icon: ShieldAlert,
  waiting: waits(t, waiting?.moderation),
})

const waits = (t: TFunction, waiting: number | null | undefined) => {
  const count = waiting ?? 0
  return { count, text: t('admin.waiting', { count }) }
}
