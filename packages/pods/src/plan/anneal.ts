import { createDecoder, type Decoder } from './decoder.ts'
import type { PlanModel } from './model.ts'
import { createRandom, type Random } from './random.ts'
import { copySequence, type Sequence } from './sequence.ts'

/** Effort to spend on a better plan. */
export type SearchBudget = {
  /** Placements of a task that may be tried: the measure of work that does not depend on the machine. */
  steps: number
  seed: number
  /** Called now and then; true ends the search with the best so far. The result then depends on when. */
  shouldStop?: () => boolean
}

type Search = {
  model: PlanModel
  decoder: Decoder
  random: Random
  sequence: Sequence
  /** Place of each task in the order. */
  place: Int32Array
  /** Tasks of one chain that ends with the plan. */
  chain: Int32Array
  chainLength: number
}

/** Temperatures in half-days, and the levels between them; `COOLING` is (END / START) ^ (1 / LEVELS). */
const START_TEMPERATURE = 2
const LEVELS = 128
const COOLING = 0.971594
/** Weight of evenly spread work beside the makespan: it leads over the plateaus where the makespan stays. */
const SPREAD_WEIGHT = 0.4
/** Shares of moves: of a task of the chain that decides the end; of another person; of another person and place. */
const ON_CHAIN = 0.6
const OTHER_PERSON = 0.4
const OTHER_PERSON_AND_PLACE = 0.3
/** Moves between two questions to `shouldStop`. */
const STOP_EVERY = 256

/**
 * Best sequence found by simulated annealing over orders and people, from a first one on; ends early at `lowerBound`.
 * Exponential acceptance is drawn with integers and without logarithms, which engines may round differently.
 */
export function anneal(
  model: PlanModel,
  first: Sequence,
  { steps, seed, shouldStop, lowerBound }: SearchBudget & { lowerBound: number },
): Sequence {
  const count = first.order.length
  const search = startSearch(model, first, seed)
  const { decoder, random, sequence } = search
  let makespan = decoder.decode(sequence)
  const spread = spreadOf(decoder.free, makespan)
  let value = makespan + spread()
  let best = makespan
  let bestSequence = first
  let temperature = START_TEMPERATURE
  findChain(search, makespan)

  const moves = count - model.underWay < 1 ? 0 : Math.floor(steps / count)
  const movesPerLevel = Math.max(1, Math.floor(moves / LEVELS))
  for (let move = 1; move <= moves && best > lowerBound; move += 1) {
    if (move % movesPerLevel === 0) temperature *= COOLING
    if (move % STOP_EVERY === 0 && shouldStop?.()) break
    const undo = tryMove(search)
    if (undo === undefined) continue

    makespan = decoder.decode(sequence)
    const newValue = makespan + spread()
    const worse = newValue - value
    const isTaken = worse <= 0 || worse < temperature * exponential(random)
    if (!isTaken || makespan >= model.horizon) {
      undo()
      continue
    }
    value = newValue
    if (makespan < best) {
      best = makespan
      bestSequence = copySequence(sequence)
    }
    findChain(search, makespan)
  }
  return bestSequence
}

function startSearch(model: PlanModel, first: Sequence, seed: number): Search {
  const sequence = copySequence(first)
  const place = new Int32Array(model.effort.length)
  sequence.order.forEach((task, at) => {
    place[task] = at
  })
  return {
    model,
    decoder: createDecoder(model),
    random: createRandom(seed),
    sequence,
    place,
    chain: new Int32Array(sequence.order.length),
    chainLength: 0,
  }
}

/** Mean of the squared ends of people's work, in units of the makespan. */
function spreadOf(free: Int32Array, makespan: number): () => number {
  const scale = SPREAD_WEIGHT / Math.max(1, free.length * makespan)
  return () => {
    let sum = 0
    for (const end of free) sum += end * end
    return sum * scale
  }
}

/** Exponential variate, mean 1: leading zero bits are geometric, a share fills the steps between. */
function exponential(random: Random): number {
  return (Math.clz32(random.next()) + random.share()) * Math.LN2
}

/** Notes the chain of tasks that wait for each other and end with the plan. */
function findChain(search: Search, makespan: number) {
  const { model, decoder, random, chain } = search
  let task = -1
  for (const candidate of search.sequence.order)
    if (decoder.to[candidate] === makespan && (task < 0 || random.share() < 0.5)) task = candidate
  let length = 0
  while (task >= 0 && model.doneBefore[task] === -1) {
    chain[length] = task
    length += 1
    task = decoder.blocker[task] ?? -1
  }
  search.chainLength = length
}

/** Gives one task another person or place, or both; answers how to take it back, undefined where nothing changed. */
function tryMove(search: Search): (() => void) | undefined {
  const { model, random, sequence, place, chain, chainLength } = search
  const { order, person } = sequence
  const isOnChain = chainLength > 0 && random.share() < ON_CHAIN
  const task = isOnChain
    ? (chain[random.below(chainLength)] ?? 0)
    : (order[random.below(order.length)] ?? 0)
  const at = place[task] ?? 0
  const who = person[task] ?? -1
  const kind = random.share()
  const movesPlace = kind >= OTHER_PERSON && at >= model.underWay
  const to = movesPlace ? randomPlace(search, task) : at
  if (kind < OTHER_PERSON || random.share() < OTHER_PERSON_AND_PLACE) {
    const people = model.eligible[task] ?? []
    if (people.length > 1) person[task] = people[random.below(people.length)] ?? who
  }
  if (to === at && person[task] === who) return undefined
  shift(search, at, to)
  return () => {
    shift(search, to, at)
    person[task] = who
  }
}

/** Place between the last task before and the first task after a task. */
function randomPlace({ model, random, place, sequence }: Search, task: number): number {
  let low = model.underWay
  let high = sequence.order.length - 1
  for (const first of model.before[task] ?? [])
    if (model.doneBefore[first] === -1) low = Math.max(low, (place[first] ?? 0) + 1)
  for (const next of model.after[task] ?? []) high = Math.min(high, (place[next] ?? 0) - 1)
  return low + random.below(high - low + 1)
}

function shift({ sequence: { order }, place }: Search, from: number, to: number) {
  const task = order[from] ?? 0
  const step = from < to ? 1 : -1
  for (let at = from; at !== to; at += step) {
    const neighbour = order[at + step] ?? 0
    order[at] = neighbour
    place[neighbour] = at
  }
  order[to] = task
  place[task] = to
}
