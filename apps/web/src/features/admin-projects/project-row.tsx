import type { AdminProject } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { timeWords } from '../../lib/format.ts'
import { AvatarRow } from '../../ui/avatar-row.tsx'
import { Marked } from '../../ui/marked.tsx'
import { RowHead } from '../../ui/row-head.tsx'
import { progressWords } from './progress-words.ts'
import { StateBadges } from './state-badges.tsx'

type ProjectRowProps = { project: AdminProject; onOpen: (id: string) => void }

/** One project in short; the row opens it. */
export function ProjectRow({ project, onOpen }: ProjectRowProps) {
  const { t } = useTranslation()
  const { id, title, client, team, updated_at } = project
  const progress = progressWords(t, project)
  return (
    <li className="relative flex items-center gap-4 px-4 py-3.5 hover:bg-hover sm:px-5">
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <RowHead time={timeWords(updated_at)} onOpen={() => onOpen(id)}>
          <Marked>{title}</Marked>
        </RowHead>
        <p className="truncate text-sm text-muted">
          <bdi>
            <Marked byWord>{client.name ?? t('adminProjects.noName')}</Marked>
          </bdi>
          {client.email !== null && (
            <>
              {' · '}
              <Marked>{client.email}</Marked>
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateBadges {...project} />
          {progress !== null && <span className="text-muted">{progress}</span>}
        </div>
      </div>
      {team !== null && <AvatarRow people={team.people} className="max-sm:hidden" />}
    </li>
  )
}
