import { vi } from 'vitest'

/**
 * How long a test waits for a condition, and how often it looks, in ms: a ceiling for a busy machine; on an idle one
 * a condition holds within a fraction of a second.
 */
const PATIENCE = { timeout: 60_000, interval: 20 }

/** Result of `work` as soon as it does not throw; fails with its last error. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, PATIENCE)

/** What `find` finds, as soon as it finds something. */
export const eventuallyFound = <T>(find: () => T | Promise<T>) => vi.waitUntil(find, PATIENCE)
