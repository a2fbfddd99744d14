import type { AdminProject } from '@podium/domain'
import { FolderKanban } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProjectsAddress } from '../../data/admin-projects.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { ProjectRow } from './project-row.tsx'

type ProjectRowsProps = {
  projects: readonly AdminProject[]
  address: AdminProjectsAddress
  onOpen: (id: string) => void
  onShowAll: () => void
  /** List element: takes the focus where the row that had it is not shown any more. */
  list: RefObject<HTMLUListElement | null>
}

/** One page of the projects. */
export function ProjectRows({ projects, address, onOpen, onShowAll, list }: ProjectRowsProps) {
  const { t } = useTranslation()
  const { search, state } = address
  const isFiltered = search !== '' || state !== undefined
  const empty = state === undefined ? 'adminProjects.nothingYet' : 'adminProjects.empty'
  return (
    <Card className="overflow-hidden">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('adminProjects.list')}
        className="divide-y divide-border outline-none"
      >
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} onOpen={onOpen} />
        ))}
      </ul>
      {projects.length === 0 && (
        <EmptyList
          icon={FolderKanban}
          text={search === '' ? t(empty) : t('adminProjects.noneFound', { search })}
          action={isFiltered && { label: t('adminProjects.showAll'), onAct: onShowAll }}
        />
      )}
    </Card>
  )
}
