import {
  type DeliveryAnswerForm,
  type PlanChangesForm,
  type PlanDetail,
  planDetail,
  planProposal,
  type TaskForm,
} from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { newsBy } from './news.ts'
import { replaceKnown } from './read-anew.ts'
import { readApi } from './read-api.ts'

export const planQuery = (project: string) =>
  queryOptions({
    queryKey: ['plans', project],
    queryFn: ({ signal }) => readApi(planDetail, `/projects/${project}/plan`, signal),
    ...newsBy<PlanDetail>(newsOfPlan),
  })

/** News of a plan: others write into one that is followed, until all of it is delivered. */
function newsOfPlan(detail: PlanDetail | undefined) {
  if (detail === undefined) return undefined
  if (detail.plan !== null) return detail.plan.delivered_at === null ? 'plan' : undefined
  return detail.team_status === 'complete' ? 'planInTheMaking' : undefined
}

/** Function that shows a plan as an answer has it, also where an earlier read of it is under way. */
function usePlanAnswer(project: string) {
  const queries = useQueryClient()
  const { queryKey } = planQuery(project)
  return (detail: PlanDetail) => replaceKnown(queries, { queryKey, change: () => detail })
}

type Said = TaskForm & { task: string }

/** Says how a task stands; its state shows at once and is taken back after a refusal. */
export function useChangeTask(project: string) {
  const queries = useQueryClient()
  const { queryKey } = planQuery(project)
  return useMutation({
    mutationFn: async ({ task, ...body }: Said) => {
      const path = `/projects/${project}/plan/tasks/${encodeURIComponent(task)}`
      const response = await callApiSignedIn({ method: 'PATCH', path, body })
      return planDetail.parse(await response.json())
    },
    onMutate: async (said) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (detail) => detail && withState(detail, said))
      return { before }
    },
    onError: (_error, _said, context) => queries.setQueryData(queryKey, context?.before),
    onSuccess: usePlanAnswer(project),
  })
}

function withState(detail: PlanDetail, { task, state }: Said): PlanDetail {
  const { plan } = detail
  if (plan === null || state === undefined) return detail
  const tasks = plan.tasks.map((one) => (one.id === task ? { ...one, state } : one))
  return { ...detail, plan: { ...plan, tasks } }
}

/** As typed; the server reads it. */
type Submitted = { milestone: string; note: string; link: string }
type Answered = DeliveryAnswerForm & { milestone: string }

/** Submits a version for a milestone; the caller shows a failure beside the form. */
export const useSubmitDelivery = (project: string) =>
  useMilestone(project, ({ milestone, ...body }: Submitted) => ({
    path: `${encodeURIComponent(milestone)}/deliveries`,
    body,
  }))

/** Answers a version; the caller shows a failure beside the form. */
export const useAnswerDelivery = (project: string) =>
  useMilestone(project, ({ milestone, ...body }: Answered) => ({
    path: `${encodeURIComponent(milestone)}/answer`,
    body,
  }))

function useMilestone<Said>(project: string, call: (said: Said) => { path: string; body: object }) {
  const queries = useQueryClient()
  const { queryKey } = planQuery(project)
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (said: Said) => {
      const { path, body } = call(said)
      const response = await callApiSignedIn({
        method: 'POST',
        path: `/projects/${project}/plan/milestones/${path}`,
        body,
      })
      return planDetail.parse(await response.json())
    },
    onSuccess: usePlanAnswer(project),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Effects of changes, without making them. */
export const useProposePlan = (project: string) =>
  useMutation({
    mutationFn: async (asked: PlanChangesForm) => {
      const path = `/projects/${project}/plan/proposals`
      const response = await callApiSignedIn({ method: 'POST', path, body: asked })
      return planProposal.parse(await response.json())
    },
  })

/** Makes changes to a plan; after a refusal the plan is read again. */
export function useChangePlan(project: string) {
  const queries = useQueryClient()
  const { queryKey } = planQuery(project)
  return useMutation({
    mutationFn: async (asked: PlanChangesForm) => {
      const path = `/projects/${project}/plan/versions`
      const response = await callApiSignedIn({ method: 'POST', path, body: asked })
      return planDetail.parse(await response.json())
    },
    onSuccess: usePlanAnswer(project),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
