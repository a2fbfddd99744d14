/** Bytes that wait for something, of all sockets together. */
export function createBacklog(most: number) {
  let bytes = 0
  return {
    isFull: () => bytes > most,
    /** Counts bytes until they wait no more. Returns what to call then. */
    add(count: number) {
      bytes += count
      return () => {
        bytes -= count
      }
    },
  }
}
export type Backlog = ReturnType<typeof createBacklog>
