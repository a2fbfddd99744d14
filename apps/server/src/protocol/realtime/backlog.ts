/** Bytes that wait for readers, of all sockets together. */
export function createBacklog({ allUnsentBytes }: { allUnsentBytes: number }) {
  let bytes = 0
  return {
    isFull: () => bytes > allUnsentBytes,
    /** Counts the bytes of what is sent until it has left. Returns what to call then. */
    add(count: number) {
      bytes += count
      return () => {
        bytes -= count
      }
    },
  }
}
export type Backlog = ReturnType<typeof createBacklog>
