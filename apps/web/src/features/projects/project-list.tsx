import type { Project } from '@podium/domain'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDeleteProject } from '../../data/project-list.ts'
import { relativeTime } from '../../lib/format.ts'
import { AvatarRow } from '../../ui/avatar-row.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { Menu } from '../../ui/menu.tsx'
import { nextWords } from './own/next-words.ts'
import { projectLink } from './own/project-link.ts'

/** Projects of the person, the one changed last first; nothing without any. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<Project>()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useDeleteProject()
  if (projects.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold outline-none">
        {t('projects.list')}
      </h2>
      <ul className="grid gap-2">
        {projects.map((project) => (
          <li
            key={project.id}
            className="relative flex items-center gap-3 rounded-2xl border border-border bg-raised px-4 py-3 shadow-card"
          >
            <div className="grid min-w-0 grow gap-1">
              <Link
                to={project.next === 'feedback' ? projectLink(project) : `?project=${project.id}`}
                dir="auto"
                className="line-clamp-2 font-medium after:absolute after:inset-0 hover:underline"
              >
                {project.title}
              </Link>
              <p className="text-sm">{nextWords(t, project)}</p>
              <p className="text-sm text-muted">
                {t(`projects.steps.${project.step}`)} ·{' '}
                {relativeTime(new Date(project.updated_at), new Date())}
              </p>
              {project.team && (
                <AvatarRow people={project.team.people} className="mt-1 sm:hidden" />
              )}
            </div>
            {project.team && <AvatarRow people={project.team.people} className="max-sm:hidden" />}
            <div className="relative">
              <Menu
                icon={Ellipsis}
                label={t('ownProjects.menu', { title: project.title })}
                entries={[
                  {
                    icon: Trash2,
                    text: t('ownProjects.remove'),
                    onSelect: () => setLeaving(project),
                  },
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={t('projects.delete.title')}
        message={t('projects.delete.message', { title: leaving?.title ?? '' })}
        confirmLabel={t('projects.delete.confirm')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('projects.delete.waiting')}
        waiting={remove.isPending}
        focusAfter={() => heading.current}
        onConfirm={() =>
          leaving && remove.mutate(leaving.id, { onSettled: () => setLeaving(undefined) })
        }
        onCancel={() => setLeaving(undefined)}
      />
    </section>
  )
}
