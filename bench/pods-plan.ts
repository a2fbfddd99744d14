import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plan, type PlanInput, schedule, validatePlan } from '@podium/pods'
import { readDef, storedDuration } from './def-instance.ts'
import { madeInstance } from './made-instance.ts'
import { median } from './percentiles.ts'

/**
 * `npm run bench:plan -- [folder] [million steps]`: plans made instances, and the `.def` instances of a folder (or of
 * `PODIUM_DEF_FOLDER`) beside the durations of the `.def.sol` files next to them. Times are of this process's CPU;
 * lengths do not depend on the machine.
 */
const folder = process.argv[2] ?? process.env.PODIUM_DEF_FOLDER
const steps = Number(process.argv[3] ?? 40) * 1_000_000

type Row = {
  name: string
  /** Stored best-found duration; NaN where none is known. */
  stored: number
  rule: number
  found: number
  bound: number
  cpuS: number
}

warmUp()
printRows('Made instances', [15, 40, 60, 100, 200].flatMap(madeRows))
if (folder !== undefined) printRows(`Instances of ${folder}`, storedRows(folder))

function madeRows(tasks: number): Row[] {
  return [1, 2, 3].map((seed) =>
    measured(`made ${tasks} tasks, seed ${seed}`, madeInstance(seed, { tasks }), Number.NaN),
  )
}

function storedRows(from: string): Row[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.def'))
    .map((name) => {
      const input = readDef(readFileSync(join(from, name), 'utf8'))
      const solution = join(from, `${name}.sol`)
      const stored = existsSync(solution)
        ? storedDuration(readFileSync(solution, 'utf8'), input)
        : Number.NaN
      return measured(name, input, stored)
    })
}

function measured(name: string, input: PlanInput, stored: number): Row {
  const { tasks, people, calendar } = input
  const rule = schedule(tasks, people, calendar, { steps: 0 }).makespan
  const before = process.cpuUsage()
  const plan = schedule(tasks, people, calendar, { steps })
  const { user, system } = process.cpuUsage(before)
  refuseInvalid(name, input, plan)
  const cpuS = (user + system) / 1_000_000
  return { name, stored, rule, found: plan.makespan, bound: plan.lowerBound, cpuS }
}

function refuseInvalid(name: string, input: PlanInput, plan: Plan) {
  const violations = validatePlan(input, plan)
  if (violations.length > 0) throw new Error(`${name}: ${JSON.stringify(violations)}`)
}

function printRows(title: string, rows: readonly Row[]) {
  console.log(`\n${title}, ${steps / 1_000_000} million steps`)
  for (const { name, stored, rule, found, bound, cpuS } of rows)
    console.log(
      `${name.padEnd(24)} rule ${rule}, found ${found}, bound ${bound}, ${cpuS.toFixed(2)} s` +
        (Number.isNaN(stored) ? '' : `, stored ${stored}: ${percent(found / stored - 1)}`),
    )
  const aboveBound = rows.map(({ found, bound }) => found / bound - 1)
  const cpu = rows.map(({ cpuS }) => cpuS)
  console.log(
    `above the bound: mean ${percent(mean(aboveBound))}, proven best ${aboveBound.filter((share) => share === 0).length} of ${rows.length}; ` +
      `CPU: median ${median(cpu).toFixed(2)} s, most ${Math.max(...cpu).toFixed(2)} s`,
  )
  const known = rows.filter(({ stored }) => !Number.isNaN(stored))
  if (known.length === 0) return
  const against = known.map(({ found, stored }) => found / stored - 1)
  console.log(
    `against the stored: mean ${percent(mean(against))}, most ${percent(Math.max(...against))}, ` +
      `at or below ${against.filter((share) => share <= 0).length} of ${known.length}; ` +
      `the rule alone: mean ${percent(mean(known.map(({ rule, stored }) => rule / stored - 1)))}`,
  )
}

/** Runs the engine until its hot code is compiled. */
function warmUp() {
  const { tasks, people, calendar } = madeInstance(0, { tasks: 40 })
  schedule(tasks, people, calendar, { steps: 2_000_000 })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
