import type { AdminProjectDetail } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { projectHealthQuery } from '../../data/admin-projects.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { HEALTH_LEVELS } from '../../lib/health-levels.ts'
import { Badge } from '../../ui/badge.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { progressWords } from './progress-words.ts'

/** Progress of a project's plan, and its health until all is delivered. */
export function PlanState({ project }: { project: AdminProjectDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{progressWords(t, project)}</p>
      {project.state === 'running' && <Health id={project.id} />}
    </>
  )
}

function Health({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery(projectHealthQuery(id))
  return (
    <Loaded
      query={query}
      loading={<Skeleton className="h-12" />}
      sentence={(error) => errorSentence(t, error, 'adminProjects.panel.healthFailed')}
    >
      {({ level, causes }) => (
        <>
          <p>
            <Badge look={HEALTH_LEVELS[level].look}>{t(HEALTH_LEVELS[level].text)}</Badge>
          </p>
          <ul className="grid gap-2">
            {causes.map(({ text, advice }) => (
              <li key={text}>
                {text}
                {advice !== null && <span className="block text-muted">{advice}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
