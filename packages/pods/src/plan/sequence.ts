/** A plan without dates: who does each task, and in which order people take them up. */
export type Sequence = {
  /** Unfinished tasks; each after those before it. */
  order: Int32Array
  /** Person of each task by index; -1 where nobody is needed. */
  person: Int32Array
}

export function copySequence({ order, person }: Sequence): Sequence {
  return { order: order.slice(), person: person.slice() }
}
