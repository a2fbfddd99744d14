import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { keepsMailsQuery, keptMailsAddress, keptMailsQuery } from '../data/kept-mails.ts'
import { PAGE_SIZES } from '../data/list-address.ts'
import { KeptMailPanel } from '../features/kept-mails/kept-mail-panel.tsx'
import { KeptMailRows } from '../features/kept-mails/kept-mail-rows.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { usePager } from '../lib/use-pager.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { Notice } from '../ui/notice.tsx'
import { Pager } from '../ui/pager.tsx'
import { AreaScreen } from './area-screen.tsx'
import { ListScreen } from './list-screen.tsx'

/** Mails kept for admins where no mail server takes them, or that this server keeps none. */
export function AdminKeptMails() {
  const { t } = useTranslation()
  const { data: keepsMails, isPending } = useQuery(keepsMailsQuery)
  if (isPending)
    return (
      <WithoutList>
        <ListSkeleton />
      </WithoutList>
    )
  if (keepsMails === false)
    return (
      <WithoutList>
        <EmptyList icon={MailX} text={t('admin.keptMails.off')} />
      </WithoutList>
    )
  return <KeptMails />
}

/** Screen with its title and something else than the list, which is not asked for. */
function WithoutList({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const title = t('admin.keptMails.title')
  usePageTitle(title)
  return (
    <AreaScreen width="list" className="gap-5">
      <h1 className="font-display text-3xl font-semibold tracking-tight">{title}</h1>
      {children}
    </AreaScreen>
  )
}

/** List of the kept mails; page and open mail are in the address. */
function KeptMails() {
  const { t } = useTranslation()
  const { address, opened, change, open, close } = useListAddress(keptMailsAddress, { page: 1 })
  const { page } = address
  const query = useQuery(keptMailsQuery(page))
  const pager = usePager(query, { page, perPage: PAGE_SIZES.keptMails, onChange: change })
  const openId = opened('mail')
  return (
    <ListScreen
      title={t('admin.keptMails.title')}
      toolbar={<Notice tone="warning">{t('admin.keptMails.lead')}</Notice>}
      query={query}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, 'admin.keptMails.loadFailed')}
      rows={({ mails }) => <KeptMailRows mails={mails} onOpen={(id) => open('mail', id)} />}
      pager={() => <Pager {...pager} />}
    >
      {openId !== null && (
        <KeptMailPanel key={openId} id={openId} onClose={close} focusAfter={() => null} />
      )}
    </ListScreen>
  )
}
