import { useLocation } from 'react-router'

/** State of a list of posts, kept so that it looks the same after going back to it. */
type ListMemory = {
  /** Heights of posts in pixels, by id: posts outside of the window are not mounted, and take their room. */
  heights: Map<string, number>
  /** Ids of the posts whose comments are open. */
  open: ReadonlySet<string>
}

/** States by visit of a page (history key); going back is the same visit. */
const memories = new Map<string, ListMemory>()
const VISITS_MAX = 20

/** Kept state of a list on the present page. */
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
