import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { briefDraft } from '../data/brief-draft.ts'
import { ownApiQuery } from '../data/own-api.ts'
import { projectsQuery } from '../data/project-list.ts'
import { ProjectList } from '../features/projects/project-list.tsx'
import { ProjectSkeleton } from '../features/projects/project-skeleton.tsx'
import { StartProject } from '../features/projects/start-project.tsx'
import { UnreadRooms } from '../features/room/unread-rooms.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Button } from '../ui/button.tsx'
import { handOnFocus } from '../ui/hand-on-focus.ts'
import { Lazy, lazyValue } from '../ui/lazy.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'

/** Screen of one project, downloaded with the first action on the page or with a project's address. */
const oneProject = lazyValue(() => import('./one-project.tsx').then((m) => m.OneProject))

/** Projects of a client: a new one and those there are, or one of them (`?project=`). */
export function CreateProject() {
  const { t } = useTranslation()
  const { data: hasOwnApi = true } = useQuery(ownApiQuery)
  const [params] = useSearchParams()
  const id = params.get('project')
  if (!hasOwnApi) {
    return (
      <AreaScreen width="narrow" className="gap-5">
        <Heading />
        <Notice tone="info">{t('projects.notHere')}</Notice>
      </AreaScreen>
    )
  }
  const shown = id !== null && isUuid(id) ? id : null
  return (
    <div key={shown} ref={handOnFocus}>
      {shown === null ? <Projects /> : <OpenProject id={shown} />}
    </div>
  )
}

function Heading() {
  const { t } = useTranslation()
  usePageTitle(t('projects.title'))
  return (
    <div className="grid gap-2">
      <h1 className="font-display text-3xl font-semibold tracking-tight">{t('projects.title')}</h1>
      <p className="text-muted">{t('projects.lead')}</p>
    </div>
  )
}

function Projects() {
  const { t } = useTranslation()
  const query = useQuery(projectsQuery)
  const { hash } = useLocation()
  const [isAsked, setIsAsked] = useState(hash === '#new')
  const [hasDraft] = useState(() => briefDraft.read() !== '')
  const [isFirst, setIsFirst] = useState(false)
  // Stays so while the first one is being made: the form must not fold away under who uses it.
  if (query.data?.length === 0 && !isFirst) setIsFirst(true)
  const hasProjects = query.data === undefined ? !query.isError : query.data.length > 0
  const isFolded = hasProjects && !isFirst && !isAsked && !hasDraft
  return (
    <AreaScreen width="narrow" className="gap-8">
      <Heading />
      <UnreadRooms />
      {!isFolded && (
        <div ref={isAsked ? focusField : undefined}>
          <StartProject />
        </div>
      )}
      {isFolded && query.data !== undefined && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsked(true)}>
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          {t('ownProjects.new')}
        </Button>
      )}
      <Loaded
        query={query}
        loading={<ProjectSkeleton />}
        sentence={(error) => errorSentence(t, error, 'projects.loadFailed')}
      >
        {(projects) => <ProjectList projects={projects} />}
      </Loaded>
    </AreaScreen>
  )
}

/** Focuses the field of a form that was asked for. */
const focusField = (form: HTMLElement | null) => form?.querySelector('textarea')?.focus()

/** The project's frame at once, its view once it is downloaded. */
function OpenProject({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <AreaScreen width="wide" className="gap-6">
      <BackButton>{t('projects.back')}</BackButton>
      <Lazy component={oneProject} needed props={{ id }} before={<ProjectSkeleton />} />
    </AreaScreen>
  )
}
