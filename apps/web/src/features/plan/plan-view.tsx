import type { PlanTask, ProjectPlan } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../../ui/segmented.tsx'
import { JoinedNotice } from './change/joined-notice.tsx'
import { PlanAgain } from './change/plan-again.tsx'
import { ProjectFeedback } from './feedback/project-feedback.tsx'
import { PlanHealth } from './health/plan-health.tsx'
import { OpenMilestone } from './milestone/open-milestone.tsx'
import { PlanContext } from './plan-context.ts'
import { PlanFigures } from './plan-figures.tsx'
import { PlanHistory } from './plan-history.tsx'
import { PlanLoads } from './plan-loads.tsx'
import { OpenTask } from './task/open-task.tsx'
import { PLAN_VIEWS, usePlanAddress } from './use-plan-address.ts'
import { Board } from './views/board.tsx'
import { Calendar } from './views/calendar.tsx'
import { TaskList } from './views/task-list.tsx'
import { Timeline } from './views/timeline.tsx'

type PlanViewProps = { project: string; isClient: boolean; plan: ProjectPlan }

const VIEWS = { list: TaskList, board: Board, timeline: Timeline, calendar: Calendar }

/** Plan in the chosen view, with its figures above and everybody's load and the history below. */
export function PlanView({ project, isClient, plan: planned }: PlanViewProps) {
  const { t } = useTranslation()
  const { view, showView } = usePlanAddress()
  const View = VIEWS[view]
  const plan = { ...planned, tasks: planned.tasks.map(asWorked) }
  return (
    <PlanContext value={{ project, isClient, plan }}>
      <PlanFigures plan={plan} />
      <JoinedNotice />
      {plan.delivered_at !== null && <ProjectFeedback project={project} />}
      {(isClient || plan.delivered_at === null) && <PlanHealth />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="-mx-4 max-w-[100vw] scroll-edges overflow-x-auto px-4 sm:mx-0 sm:px-0">
          <Segmented
            label={t('plan.views.label')}
            value={view}
            onChange={showView}
            options={PLAN_VIEWS.map((value) => ({ value, label: t(`plan.views.${value}`) }))}
          />
        </div>
        {isClient && plan.delivered_at === null && <PlanAgain />}
      </div>
      <View />
      <PlanLoads plan={plan} />
      <PlanHistory plan={plan} />
      <OpenTask />
      <OpenMilestone />
    </PlanContext>
  )
}

/** Task with the days on which it was worked on once it is done, whatever was planned for it since. */
const asWorked = (task: PlanTask): PlanTask => ({
  ...task,
  start: task.finished === null ? task.start : (task.started ?? task.start),
  finish: task.finished ?? task.finish,
})
