import type { Project } from '@podium/domain'
import { ArrowRight, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AvatarRow } from '../../../ui/avatar-row.tsx'
import { mostUrgent } from './most-urgent.ts'
import { nextWords } from './next-words.ts'
import { projectLink } from './project-link.ts'

const SHOWN = 2

const WAY =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg font-medium underline decoration-1 underline-offset-4 pointer-coarse:min-h-11'

/** Projects of a client that need them most, each with what is next, and the way to all and to another one. */
export function OwnProjectsCard({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid content-start gap-4 rounded-2xl bg-pine p-5 text-on-pine sm:p-6"
    >
      <h2 id={titleId} className="font-display text-2xl font-semibold">
        {t('ownProjects.title')}
      </h2>
      <ul className="grid gap-2">
        {mostUrgent(projects, SHOWN).map((project) => (
          <li
            key={project.id}
            className="relative flex items-center gap-3 rounded-xl bg-raised p-3 text-text hover:bg-hover"
          >
            <div className="grid min-w-0 grow gap-0.5">
              <p dir="auto" className="truncate text-sm text-muted">
                {project.title}
              </p>
              <Link
                to={projectLink(project)}
                className="font-medium after:absolute after:inset-0 after:rounded-xl"
              >
                {nextWords(t, project)}
              </Link>
            </div>
            {project.team && <AvatarRow people={project.team.people} className="max-sm:hidden" />}
            <ArrowRight
              aria-hidden
              size={18}
              strokeWidth={1.75}
              className="shrink-0 text-primary"
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        {projects.length > SHOWN && (
          <Link to="/dashboard/create-project" className={WAY}>
            {t('ownProjects.all', { count: projects.length })}
          </Link>
        )}
        <Link to="/dashboard/create-project#new" className={WAY}>
          <Plus aria-hidden size={16} strokeWidth={2} />
          {t('ownProjects.new')}
        </Link>
      </p>
    </section>
  )
}
