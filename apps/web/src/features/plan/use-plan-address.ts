import { useSearchParams } from 'react-router'

export const PLAN_VIEWS = ['list', 'board', 'timeline', 'calendar'] as const
export type PlanViewName = (typeof PLAN_VIEWS)[number]

/** View of the plan and its open panel, of a task or a milestone, kept in the address. */
export function usePlanAddress() {
  const [params, setParams] = useSearchParams()
  const view = PLAN_VIEWS.find((one) => one === params.get('view')) ?? 'list'
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        edit(next)
        return next
      },
      { replace: true },
    )
  return {
    view,
    task: params.get('task'),
    showView: (name: PlanViewName) =>
      change((next) => (name === 'list' ? next.delete('view') : next.set('view', name))),
    milestone: params.get('milestone'),
    /** Closes the open panel. */
    close: () =>
      change((next) => {
        next.delete('task')
        next.delete('milestone')
      }),
    /** Link to a panel over the present view. */
    linkTo(kind: 'task' | 'milestone', id: string) {
      const next = new URLSearchParams(params)
      next.delete('task')
      next.delete('milestone')
      next.set(kind, id)
      return `?${next}`
    },
  }
}
