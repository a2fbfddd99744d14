import type { FormationForm } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { insertProject } from '../brief/insert-project.ts'
import { readBrief } from '../brief/read-brief.ts'
import { formFor } from '../formation/form-for.ts'
import { showFormed } from '../formation/show-formed.ts'
import { settleTeam } from '../invitations/settle-team.ts'
import { requireProject } from '../project-row.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { storeChoice } from '../team/store-choice.ts'
import { deliverDemoProject } from './deliver-demo-project.ts'
import { DEMO_BRIEFS, DEMO_REFUSAL } from './demo-briefs.ts'
import { startDemoPlan } from './start-demo-plan.ts'

/** Addresses of the demo's client and professional. */
export type DemoPair = { client: string; professional: string }

/**
 * Projects of the demo's client, made by the product itself: one with teams to choose from, one in which
 * somebody has accepted and somebody declined, one whose team works off its plan, and one that waits for
 * the demo's professional; before them one that is delivered, judged and endorsed. Nothing where there are projects already.
 */
export async function addDemoProjects(deps: ProjectsDeps, pair: DemoPair): Promise<void> {
  const [found] = await deps.db.query<{ client: string; professional: string }>(
    `select client.id as client, professional.id as professional
       from auth.users as client, auth.users as professional
      where client.email = $1 and professional.email = $2
        and not exists (select from public.projects where client_id = client.id)`,
    [pair.client, pair.professional],
  )
  if (found === undefined) return
  const { client: clientId, professional } = found
  await addProject(deps, { clientId, text: DEMO_BRIEFS.app })
  await addProject(deps, {
    clientId,
    text: DEMO_BRIEFS.shop,
    afterwards: async (tx, teamId) => {
      await answerOne(tx, { teamId, status: 'accepted', reason: null })
      await answerOne(tx, { teamId, status: 'declined', reason: DEMO_REFUSAL })
      await settleTeam(deps, tx, { teamId })
    },
  })
  const complete = async (tx: Tx, teamId: string) => {
    await tx.query(
      `update public.invitations set status = 'accepted', answered_at = now()
        where team_id = $1 and status = 'open'`,
      [teamId],
    )
    await settleTeam(deps, tx, { teamId })
  }
  const delivered = await addProject(deps, {
    clientId,
    text: DEMO_BRIEFS.mill,
    designer: professional,
    afterwards: complete,
  })
  await deliverDemoProject(deps, { projectId: delivered, clientId, professional })
  const planned = await addProject(deps, {
    clientId,
    text: DEMO_BRIEFS.order,
    designer: professional,
    afterwards: complete,
  })
  await startDemoPlan(deps, planned)
  await addProject(deps, {
    clientId,
    text: DEMO_BRIEFS.site,
    designer: professional,
    afterwards: async () => undefined,
  })
}

type DemoProject = {
  clientId: string
  text: string
  /** Person who is to be the designer. */
  designer?: string
  /** What follows the invitations; absent: no team is chosen. */
  afterwards?: (tx: Tx, teamId: string) => Promise<void>
}

async function addProject(
  deps: ProjectsDeps,
  { clientId, text, designer, afterwards }: DemoProject,
): Promise<string> {
  const { db } = deps
  const asker = { person: clientId, address: clientId }
  const brief = await readBrief(deps, asker, { text, corrections: [] })
  const id = await insertProject(deps, clientId, brief)
  await db.query(`update public.projects set step = 'confirm' where id = $1`, [id])
  const project = await requireProject(db, { id, clientId })
  const role = brief.scope.roles.find((one) => one.id.includes('designer'))
  const asked: FormationForm =
    role === undefined || designer === undefined ? {} : { locked: { [role.id]: designer } }
  const { record, market } = await formFor(deps, { project, asker, asked })
  const [team] = record.result.teams
  await db.transaction(async (tx) => {
    await showFormed(tx, project, { record, market, asked })
    if (team === undefined || afterwards === undefined) return
    const { formation_id: formationId } = await requireProject(tx, { id, clientId })
    await storeChoice(tx, project, {
      formationId: String(formationId),
      record,
      kind: team.kind,
      agreed: null,
    })
    const [chosen] = await tx.query<{ id: string }>(
      `update public.teams set status = 'inviting' where project_id = $1 returning id`,
      [id],
    )
    const teamId = String(chosen?.id)
    await settleTeam(deps, tx, { teamId })
    await afterwards(tx, teamId)
  })
  return id
}

type Answer = { teamId: string; status: 'accepted' | 'declined'; reason: string | null }

const answerOne = (tx: Tx, { teamId, status, reason }: Answer) =>
  tx.query(
    `update public.invitations set status = $2, reason = $3, answered_at = now() where id = (
       select id from public.invitations where team_id = $1 and status = 'open' order by role limit 1)`,
    [teamId, status, reason],
  )
