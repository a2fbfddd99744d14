import { newTeamShare, projectPath, teamShareForm } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { lockProject, requireProject } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { newSecret } from '../secret-addresses/new-secret.ts'
import { readTeamToShare } from './read-team-to-share.ts'
import { sharedTeamOf } from './shared-team-of.ts'
import { storeShare } from './store-share.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/shares',
  id: 'shareTeam',
  summary:
    'Make a secret link that shows a team to anybody, without people; its address is told this once',
  tag: 'projects',
  access: 'person',
  waitsLong: true,
  params: projectPath,
  body: teamShareForm,
  answers: { 200: { description: 'The link with its address', schema: newTeamShare } },
  errors: [
    'project_not_found',
    'project_step',
    'conflict',
    'team_share_limit',
    'over_request_rate_limit',
  ],
} as const

/** POST /api/projects/{id}/shares. The secret is in the fragment, which no server and no `Referer` sees. */
export const shareTeam = (deps: EngineDeps) =>
  serve(operation, async (c, { params: { id }, body: form, caller: { id: clientId } }) => {
    const { db, engine, turns, settings } = deps
    const project = await requireProject(db, { id, clientId })
    const shared = await readTeamToShare(db, project, form.proposed)
    const { team, record } = shared
    // The cost of one person and their days would tell their rate.
    const withCost = form.with_cost && team.members.length > 1
    const told = await turns.inTurn(askerOf(c, clientId), () =>
      engine.run('share', {
        team,
        scope: record.input.scope,
        analysis: project.analysis,
        withCost,
      }),
    )
    const today = new Date().toISOString().slice(0, 10)
    const { secret, hash } = newSecret()
    const share = await db.transaction(async (tx) => {
      await lockProject(tx, project)
      await deps.recordSecurityEvent(tx, c, {
        userId: clientId,
        event: 'secret_address',
        method: 'team',
      })
      const copy = sharedTeamOf(shared, { told, form: { ...form, with_cost: withCost }, today })
      return storeShare(tx, { projectId: id, hash, team: copy })
    })
    return c.json({ ...share, address: `${settings.publicUrl}/shared-team#${secret}` })
  })
