import { makeDuePlans } from '../plan/make-due-plans.ts'
import { storeTask } from '../plan/store-task.ts'
import type { ProjectsDeps } from '../projects-deps.ts'

type Begun = { team_id: string; task: string; person_id: string }

/** Makes the plan of a demo project whose team is complete; its first task is done, and the second has begun. */
export async function startDemoPlan(deps: ProjectsDeps, projectId: string): Promise<void> {
  const { db } = deps
  await makeDuePlans(deps, projectId)
  await db.query(
    `update public.projects set created_at = now() - interval '2 days 7 hours' where id = $1`,
    [projectId],
  )
  const tasks = await db.query<Begun>(
    `select tasks.team_id, task, person_id from public.plan_tasks as tasks
       join public.teams on teams.id = tasks.team_id
       join public.invitations as held on held.team_id = tasks.team_id and held.role = tasks.role
      where project_id = $1 and held.status = 'accepted' order by position limit 2`,
    [projectId],
  )
  await db.transaction(async (tx) => {
    await tx.query('select from public.projects where id = $1 for update', [projectId])
    for (const [place, { team_id: teamId, task, person_id: authorId }] of tasks.entries()) {
      const state = place === 0 ? ('done' as const) : ('doing' as const)
      await storeTask(tx, { teamId, task, authorId, said: { state } })
    }
  })
}
