import { useLocation } from 'react-router'

/** What a list of posts has to know to look the same when a person comes back to it. */
type ListMemory = {
  /** By post, in pixels: what is out of sight is not drawn, and still takes its room. */
  heights: Map<string, number>
  /** The posts whose comments are open. */
  open: ReadonlySet<string>
}

/** By visit of a page; going back is the same visit. */
const memories = new Map<string, ListMemory>()
const VISITS_MAX = 20

/** What is remembered of a list of the page that is open. */
export function useListMemory(list: string): ListMemory {
  const { key } = useLocation()
  return memoryOf(`${key} ${list}`)
}

function memoryOf(visit: string): ListMemory {
  const known = memories.get(visit)
  if (known !== undefined) return known
  const memory: ListMemory = { heights: new Map(), open: new Set() }
  memories.set(visit, memory)
  const [oldest] = memories.keys()
  if (memories.size > VISITS_MAX && oldest !== undefined) memories.delete(oldest)
  return memory
}
