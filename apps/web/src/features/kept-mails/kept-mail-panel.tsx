import type { KeptMailDetail } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { keptMailQuery } from '../../data/kept-mails.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { exactTime } from '../../lib/format.ts'
import { isGone } from '../../lib/is-refusal.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { WrittenText } from '../../ui/written-text.tsx'

type KeptMailPanelProps = {
  id: string
  onClose: () => void
  /** Element to focus when the panel closes; null: the element that opened it. */
  focusAfter: () => HTMLElement | null
}

/** Panel of one kept mail with its text, links and code. */
export function KeptMailPanel({ id, onClose, focusAfter }: KeptMailPanelProps) {
  const { t } = useTranslation()
  const query = useQuery(keptMailQuery(id))
  return (
    <SidePanel title={t('admin.keptMails.panel')} onClose={onClose} focusAfter={focusAfter}>
      <Loaded
        query={query}
        loading={<ListSkeleton />}
        sentence={(error) => errorSentence(t, error)}
        isFinal={isGone}
      >
        {(mail) => <Detail mail={mail} />}
      </Loaded>
    </SidePanel>
  )
}

function Detail({ mail }: { mail: KeptMailDetail }) {
  const { t } = useTranslation()
  const { to, subject, language, text, created_at } = mail
  return (
    <div className="grid grid-cols-1 gap-6">
      <p lang={language} className="font-display text-2xl font-semibold wrap-anywhere">
        {subject}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        <dt className="text-muted">{t('admin.keptMails.to')}</dt>
        <dd className="wrap-anywhere">{to}</dd>
        <dt className="text-muted">{t('admin.keptMails.createdAt')}</dt>
        <dd>
          <time dateTime={created_at}>{exactTime(new Date(created_at))}</time>
        </dd>
      </dl>
      <Notice tone="info">{t('admin.keptMails.recorded')}</Notice>
      <p
        lang={language}
        className="rounded-xl bg-sunken p-4 leading-7 wrap-anywhere whitespace-pre-wrap"
      >
        <WrittenText>{text}</WrittenText>
      </p>
    </div>
  )
}
