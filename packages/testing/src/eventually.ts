import { vi } from 'vitest'

/**
 * Longest wait of a test for a condition, and the pause between two looks, in ms: a ceiling for a busy machine; on an idle one
 * a condition holds within a fraction of a second.
 */
const PATIENCE = { timeout: 60_000, interval: 20 }

/** Result of `work` as soon as it does not throw; fails with its last error. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, PATIENCE)

/** First result of `find` that is something. */
export const eventuallyFound = <T>(find: () => T | Promise<T>) => vi.waitUntil(find, PATIENCE)
