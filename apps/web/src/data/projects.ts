import {
  type CorrectionForm,
  type DepartureForm,
  type FormationForm,
  formedProject,
  type ProjectDetail,
  projectDetail,
  type TeamChoiceForm,
  type TurnForm,
} from '@podium/domain'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../lib/i18n.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { newsBy } from './news.ts'
import { PROJECTS_KEY } from './projects-key.ts'
import { readApi } from './read-api.ts'

const KEY = ['projects'] as const

/** A project, its sentences in the language of the interface. */
export const projectQuery = (id: string, language = currentLanguage()) =>
  queryOptions({
    queryKey: [...KEY, 'one', id, language],
    queryFn: ({ signal }) => readApi(projectDetail, `/projects/${id}`, signal),
    ...newsBy<ProjectDetail>((project) => (isAsked(project) ? 'teamAnswers' : undefined)),
  })

/** Whether somebody of a project's team was asked and has not answered. */
const isAsked = (project: ProjectDetail | undefined) =>
  project?.team?.seats.some(({ invitations }) =>
    invitations.some(({ status }) => status === 'open'),
  ) ?? false

const post = async (path: string, body: object = {}): Promise<ProjectDetail> =>
  projectDetail.parse(await answerTo(path, body))

async function answerTo(path: string, body: object): Promise<unknown> {
  const response = await callApiSignedIn({ method: 'POST', path, body })
  return response.json()
}

/** Shows the answer of a change at once; the list of projects is read again. */
export function useProjectStore() {
  const queries = useQueryClient()
  return (project: ProjectDetail) => store(queries, project)
}

function store(queries: QueryClient, project: ProjectDetail) {
  queries.setQueryData(projectQuery(project.id).queryKey, project)
  void queries.invalidateQueries({ queryKey: PROJECTS_KEY })
}

/** Reads a project again after a refusal, because a refused change often means that another one came first. */
function useReread(id: string) {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: projectQuery(id).queryKey })
}

/** Begins a project and stores the answer. Throws `ApiError`. */
export async function createProject(queries: QueryClient, text: string): Promise<ProjectDetail> {
  const project = await post('/projects', { text })
  store(queries, project)
  return project
}

/**
 * Change of a project's brief. Where its teams were formed already they are formed anew for the brief as it is now, under
 * the wishes they were formed under, unless it has a question first.
 */
function useChangeBrief(id: string) {
  const queries = useQueryClient()
  return async (path: string, body: TurnForm | CorrectionForm): Promise<ProjectDetail> => {
    const before = queries.getQueryData(projectQuery(id).queryKey)
    const changed = await post(path, body)
    if (!before?.formation || changed.step !== 'confirm') return changed
    // Teams that could not be formed now are a button away; the brief is changed all the same.
    return formTeams(id, wishesBeside(body, before.formation.asked)).catch(() => changed)
  }
}

/** Wishes without the one that a correction of the same value replaces. */
function wishesBeside(body: TurnForm | CorrectionForm, { ...asked }: FormationForm): FormationForm {
  if (!('change' in body)) return asked
  if (body.change === 'budget') delete asked.budget
  if (body.change === 'due') delete asked.due
  return asked
}

const formTeams = async (id: string, asked: FormationForm) =>
  formedProject.parse(await answerTo(`/projects/${id}/formations`, asked))

/** Next turn of a conversation; the caller shows a failure beside the form. */
export function useTakeTurn(id: string) {
  const onSuccess = useProjectStore()
  const change = useChangeBrief(id)
  return useMutation({
    meta: { quiet: true },
    mutationFn: (turn: TurnForm) => change(`/projects/${id}/turns`, turn),
    onSuccess,
    onError: useReread(id),
  })
}

export function useCorrectRequirement(id: string) {
  const onSuccess = useProjectStore()
  const change = useChangeBrief(id)
  return useMutation({
    mutationFn: (correction: CorrectionForm) => change(`/projects/${id}/corrections`, correction),
    onSuccess,
    onError: useReread(id),
  })
}

/** Teams under the wishes of the client; a later call's answer counts, whenever it comes. */
export function useFormTeams(id: string) {
  const onSuccess = useProjectStore()
  return useMutation({
    mutationFn: (asked: FormationForm) => formTeams(id, asked),
    onSuccess,
    onError: useReread(id),
    scope: { id: `teams of ${id}` },
  })
}

export function useChooseTeam(id: string) {
  const onSuccess = useProjectStore()
  return useMutation({
    mutationFn: (choice: TeamChoiceForm) => post(`/projects/${id}/team`, choice),
    onSuccess,
    onError: useReread(id),
  })
}

export function useInviteTeam(id: string) {
  const onSuccess = useProjectStore()
  return useMutation({ mutationFn: () => post(`/projects/${id}/invitations`), onSuccess })
}

/** Takes an open invitation back; after a refusal, what became of it meanwhile is read. */
export function useWithdrawInvitation(id: string) {
  const onSuccess = useProjectStore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (invitation: string) =>
      post(`/projects/${id}/invitations/${invitation}/withdrawal`),
    onSuccess,
    onError: () => queries.invalidateQueries({ queryKey: [...KEY, 'one', id] }),
  })
}

/** Asks for somebody else in a member's place; the caller shows a failure in the form. */
export function useReplaceMember(id: string) {
  const onSuccess = useProjectStore()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ invitation, ...form }: DepartureForm & { invitation: string }) =>
      post(`/projects/${id}/invitations/${invitation}/departure`, form),
    onSuccess,
    onError: useReread(id),
  })
}

/** Looks for somebody for an empty seat; after a refusal, what became of it meanwhile is read. */
export function useFillSeat(id: string) {
  const onSuccess = useProjectStore()
  return useMutation({
    mutationFn: (role: string) => post(`/projects/${id}/team/seats`, { role }),
    onSuccess,
    onError: useReread(id),
  })
}

/** Forms teams anew around who has accepted. */
export function useFormAnew(id: string) {
  const onSuccess = useProjectStore()
  return useMutation({ mutationFn: () => post(`/projects/${id}/team/anew`), onSuccess })
}
