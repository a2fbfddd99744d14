import { parentPort } from 'node:worker_threads'
import { checkRecord, type Market } from '@podium/pods'
import { formForProject } from './form-for-project.ts'
import { healthOfPlan } from './health-of-plan.ts'
import { type JobAnswer, type JobName, type JobOrder, type Jobs, READY } from './jobs.ts'
import { planForTeam } from './plan-for-team.ts'
import { readProjectBrief } from './read-project-brief.ts'
import { replanForTeam } from './replan-for-team.ts'
import { standInFormation } from './stand-in-formation.ts'
import { suggestionsIn } from './suggestions-in.ts'
import { tellFormation } from './tell-formation.ts'
import { tellSharedTeam } from './tell-shared-team.ts'

/** Thread that the engine of `packages/pods` runs in: one job after another, so that no event loop waits for one. */
parentPort?.on('message', (order: JobOrder) => {
  parentPort?.postMessage(answerOf(order))
})
parentPort?.postMessage(READY)

function answerOf(order: JobOrder): JobAnswer {
  try {
    return { id: order.id, ok: true, answer: run(order) }
  } catch (error) {
    return {
      id: order.id,
      ok: false,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

function run(order: JobOrder): Jobs[JobName]['answer'] {
  switch (order.name) {
    case 'read':
      return readProjectBrief(order.input)
    case 'suggest':
      return suggestionsIn(order.input)
    case 'form':
      return formForProject(order.input)
    case 'check':
      return checkRecord(order.input.record, JSON.parse(order.input.market) as Market) // our own table's
    case 'stand':
      return standInFormation(order.input)
    case 'tell':
      return tellFormation(order.input)
    case 'share':
      return tellSharedTeam(order.input)
    case 'plan':
      return planForTeam(order.input)
    case 'replan':
      return replanForTeam(order.input)
    case 'health':
      return healthOfPlan(order.input)
  }
}
