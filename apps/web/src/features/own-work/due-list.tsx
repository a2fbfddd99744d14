import { useTranslation } from 'react-i18next'
import { dayOfMonth } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { localDeadline } from '../../lib/local-deadline.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type DueItem, isOver } from './own-week.ts'

/** Tasks and milestones with the day they are due; where the reader's clock is another, its time too. */
export function DueList({ items }: { items: readonly DueItem[] }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('invitations.work.due')} className="grid gap-2 text-sm">
      {items.map((item) => (
        <DueListItem key={`${item.kind} ${item.project_id} ${item.id}`} item={item} />
      ))}
    </ul>
  )
}

function DueListItem({ item }: { item: DueItem }) {
  const { t } = useTranslation()
  const { kind, id, project_id: project, labels, title, due } = item
  const deadline = localDeadline(due)
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3">
      <span className="text-muted">{dayOfMonth(due)}</span>
      <span className="min-w-0 wrap-anywhere">
        <TextLink
          to={`/dashboard/projects/${project}/plan?${new URLSearchParams({ [kind]: id })}`}
          className="inline-block first-letter:uppercase pointer-coarse:py-3"
        >
          {labels[currentLanguage()]}
        </TextLink>{' '}
        {kind === 'milestone' && (
          <Badge look="bg-primary-soft text-on-primary-soft">
            {t('invitations.work.milestone')}
          </Badge>
        )}{' '}
        {isOver(item) && (
          <Badge look="bg-success-soft text-on-success-soft">
            {t(kind === 'task' ? 'invitations.work.done' : 'invitations.work.accepted')}
          </Badge>
        )}
        <span dir="auto" className="block text-muted">
          {title}
        </span>
        {deadline !== null && (
          <span className="block text-muted">
            {t('invitations.work.deadline', { time: deadline })}
          </span>
        )}
      </span>
    </li>
  )
}
