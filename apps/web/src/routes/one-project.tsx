import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { projectQuery } from '../data/projects.ts'
import { ProjectSkeleton } from '../features/projects/project-skeleton.tsx'
import { ProjectView } from '../features/projects/project-view.tsx'
import { hasPlan } from '../features/projects/team/has-plan.ts'
import { errorSentence } from '../lib/error-sentence.ts'
import { currentLanguage } from '../lib/i18n.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { ProjectViews } from './project-views.tsx'

/** A project of a client; downloaded when one is opened, which no first view of creating a project needs. */
export function OneProject({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery(projectQuery(id, currentLanguage()))
  usePageTitle(query.data?.title ?? t('projects.title'))
  return (
    <Loaded
      query={query}
      loading={<ProjectSkeleton />}
      sentence={(error) => errorSentence(t, error, 'projects.loadFailed')}
    >
      {(project) => (
        <ProjectView project={project}>
          {project.team !== null && hasPlan(project.team) && <ProjectViews id={id} shown="team" />}
        </ProjectView>
      )}
    </Loaded>
  )
}
