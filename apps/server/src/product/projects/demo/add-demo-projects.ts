import type { FormationForm } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { insertProject } from '../brief/insert-project.ts'
import { readBrief } from '../brief/read-brief.ts'
import { requireProject } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { formFor } from '../formation/form-for.ts'
import { showFormed } from '../formation/show-formed.ts'
import { settleTeam } from '../team/settle-team.ts'
import { storeChoice } from '../team/store-choice.ts'
import { DEMO_BRIEFS, DEMO_REFUSAL } from './demo-briefs.ts'
import { type DemoPair, endDemoTurn, takeDemoTurn } from './demo-turn.ts'
import { endDemoProject } from './end-demo-project.ts'
import { fillDemoRoom } from './fill-demo-room.ts'
import { tellDemoStanding } from './tell-demo-standing.ts'
import { workOffDemoPlan } from './work-off-demo-plan.ts'

const DAY_MS = 86_400_000

/** Least age in days of the demo's projects: one is delivered, one is under way, the others are of these days. */
const AGES = { mill: 46, order: 21, shop: 2, site: 1, app: 0 }

/** Age of a demo project in days. One with a plan was begun on a Monday, whatever today is, as plans begin on one. */
function ageOf(brief: keyof typeof DEMO_BRIEFS): number {
  const least = AGES[brief]
  const day = new Date(Date.now() - least * DAY_MS).getUTCDay()
  return least < 7 ? least : least + ((day + 6) % 7)
}

/**
 * Projects of the demo's client, made by the product itself as of the days they are of: one that is delivered, judged and
 * endorsed, one whose team works off its plan, one in which somebody has accepted and somebody declined, one that waits for
 * the demo's professional, and one with teams to choose from. Once, whatever becomes of them; a start that was stopped
 * meanwhile leaves them to the next.
 */
export async function addDemoProjects(
  deps: EngineDeps,
  pair: DemoPair,
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps
  const turn = await takeDemoTurn(db, pair, Object.values(DEMO_BRIEFS))
  if (turn === undefined) return
  try {
    await addAll(deps, { ...turn, signal })
  } catch (error) {
    await endDemoTurn(db, turn.clientId, 'stopped')
    throw error
  }
  await endDemoTurn(db, turn.clientId, 'there')
}

type Wanted = { clientId: string; professional: string; signal: AbortSignal }

async function addAll(deps: EngineDeps, { clientId, professional, signal }: Wanted) {
  const addNext = (project: Omit<DemoProject, 'clientId'>) => {
    signal.throwIfAborted()
    return addProject(deps, { clientId, ...project })
  }
  await addNext({ brief: 'app' })
  const mill = await addNext({
    brief: 'mill',
    designer: professional,
    afterwards: (tx, teamId) => acceptAll(tx, { teamId, days: ageOf('mill') }),
  })
  await workOffDemoPlan(deps, mill)
  await endDemoProject(deps, { projectId: mill.id, clientId, professional })
  await tellDemoStanding(deps, { ...mill, personId: professional })
  const order = await addNext({
    brief: 'order',
    designer: professional,
    afterwards: (tx, teamId) => acceptAll(tx, { teamId, days: ageOf('order') }),
  })
  await workOffDemoPlan(deps, order)
  await fillDemoRoom(deps, { projectId: order.id, designer: professional })
  await addNext({
    brief: 'shop',
    afterwards: async (tx, teamId) => {
      await answerOne(tx, { teamId, status: 'accepted', reason: null })
      await answerOne(tx, { teamId, status: 'declined', reason: DEMO_REFUSAL })
      await settleTeam(deps, tx, { teamId })
    },
  })
  await addNext({
    brief: 'site',
    designer: professional,
    afterwards: async () => undefined,
  })
}

type DemoProject = {
  clientId: string
  brief: keyof typeof DEMO_BRIEFS
  /** Person who is to be the designer. */
  designer?: string
  /** Course after the invitations; absent: no team is chosen. */
  afterwards?: (tx: Tx, teamId: string) => Promise<void>
}

async function addProject(
  deps: EngineDeps,
  { clientId, brief: name, designer, afterwards }: DemoProject,
) {
  const { db } = deps
  const days = ageOf(name)
  const began = new Date(Date.now() - days * DAY_MS).toISOString()
  const day = began.slice(0, 10)
  const asker = { person: clientId, address: clientId }
  const brief = await readBrief(deps, asker, {
    text: DEMO_BRIEFS[name],
    corrections: [],
    readOn: day,
  })
  const id = await insertProject(deps, clientId, brief)
  await db.query(`update public.projects set step = 'confirm' where id = $1`, [id])
  const project = await requireProject(db, { id, clientId })
  const role = brief.scope.roles.find((one) => one.id.includes('designer'))
  const asked: FormationForm =
    role === undefined || designer === undefined ? {} : { locked: { [role.id]: designer } }
  const { record, market } = await formFor(deps, { project, asker, asked, began })
  const [team] = record.result.teams.toSorted((one, other) => (one.finish < other.finish ? -1 : 1))
  await db.transaction(async (tx) => {
    await showFormed(tx, project, { record, market, asked })
    await tx.query(EARLIER, [id, days])
    if (team === undefined || afterwards === undefined) return
    const { formation_id: formationId } = await requireProject(tx, { id, clientId })
    await storeChoice(tx, project, {
      formationId: String(formationId),
      record,
      kind: team.kind,
      agreed: null,
    })
    const [chosen] = await tx.query<{ id: string }>(
      `update public.teams set status = 'inviting', created_at = created_at - make_interval(days => $2)
        where project_id = $1 returning id`,
      [id, days],
    )
    const teamId = String(chosen?.id)
    await settleTeam(deps, tx, { teamId })
    await afterwards(tx, teamId)
    await tx.query(TURNS_EARLIER, [id, days])
  })
  return { id, day, record, market }
}

/** A project with its brief and its formation, some days earlier. */
const EARLIER = `
  with moved as (
    update public.projects set created_at = created_at - make_interval(days => $2, hours => 2) where id = $1
    returning id
  ), briefs as (
    update public.project_briefs set created_at = created_at - make_interval(days => $2, hours => 2)
      where project_id = $1
  ), proposals as (
    update public.project_proposals set proposed_at = proposed_at - make_interval(days => $2) where project_id = $1
  )
  update public.project_formations set created_at = created_at - make_interval(days => $2)
    where project_id in (select id from moved)`

const TURNS_EARLIER = `update public.project_turns set created_at = created_at - make_interval(days => $2) where project_id = $1`

type Accepted = { teamId: string; days: number }

/** Accepts every open invitation of a team in its people's names, as of some days ago, five hours after they were asked. */
const acceptAll = async (tx: Tx, { teamId, days }: Accepted): Promise<void> => {
  await tx.query(
    `update public.invitations set status = 'accepted', created_at = created_at - make_interval(days => $2),
         due_at = due_at - make_interval(days => $2), answered_at = now() - make_interval(days => $2, hours => -5)
      where team_id = $1 and status = 'open'`,
    [teamId, days],
  )
}

type Answer = { teamId: string; status: 'accepted' | 'declined'; reason: string | null }

const answerOne = (tx: Tx, { teamId, status, reason }: Answer) =>
  tx.query(
    `update public.invitations set status = $2, reason = $3, answered_at = now() where id = (
       select id from public.invitations where team_id = $1 and status = 'open' order by role limit 1)`,
    [teamId, status, reason],
  )
