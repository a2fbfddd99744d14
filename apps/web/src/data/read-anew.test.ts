import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { readAnewOnHint, replaceKnown } from './read-anew.ts'

const queryKey = ['room']
const leave: (() => void)[] = []
afterEach(() => {
  for (const end of leave.splice(0)) end()
})

/** Query that is looked at, whose reads the test answers in their order; a cancelled one counts as well. */
function openQuery() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const reads: { answer(value: string): Promise<void>; signal: AbortSignal }[] = []
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: ({ signal }) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const answer = async (value: string) => {
        resolve(value)
        await settled()
      }
      reads.push({ answer, signal })
      return promise
    },
  })
  leave.push(observer.subscribe(() => {}))
  return { queries, reads, known: () => queries.getQueryData(queryKey) }
}
/** Lets everything that waits for nothing more happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20)) as Promise<void>

test('hints that come faster than reads end cancel none, and one more read follows', async () => {
  const { queries, reads, known } = openQuery()
  await reads[0]?.answer('first')
  const hint = readAnewOnHint(queries, queryKey, () => false)
  hint()
  hint()
  hint()
  await settled()
  expect(reads).toHaveLength(2)
  await reads[1]?.answer('second')

  expect(known()).toBe('second')
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([false, false, false])
  await reads[2]?.answer('third')
  expect(known()).toBe('third')
  expect(reads).toHaveLength(3)
})

test('a hint during a read of somebody else’s waits for it and reads again', async () => {
  const { queries, reads, known } = openQuery()
  readAnewOnHint(queries, queryKey, () => false)()
  await settled()
  expect(reads).toHaveLength(1)
  await reads[0]?.answer('too early')
  await reads[1]?.answer('news')

  expect(known()).toBe('news')
  expect(reads).toHaveLength(2)
})

test('a hidden page reads nothing', async () => {
  const { queries, reads } = openQuery()
  await reads[0]?.answer('first')
  readAnewOnHint(queries, queryKey, () => true)()
  await settled()

  expect(reads).toHaveLength(1)
})

test('a read for nobody who looks is not waited for', async () => {
  const { queries, reads } = openQuery()
  await reads[0]?.answer('first')
  leave.pop()?.()
  const { promise, resolve } = Promise.withResolvers<string>()
  const fetched = queries.fetchQuery({ queryKey, queryFn: () => promise })
  readAnewOnHint(queries, queryKey, () => false)()
  await settled()
  resolve('fetched')

  expect(await fetched).toBe('fetched')
})

test('an own answer takes the place of a read under way, which is made up for', async () => {
  const { queries, reads, known } = openQuery()
  await reads[0]?.answer('first')
  readAnewOnHint(queries, queryKey, () => false)()
  await settled()
  await replaceKnown<string>(queries, { queryKey, change: () => 'own' })
  await settled()
  await reads[1]?.answer('older')

  expect(known()).toBe('own')
  await reads[2]?.answer('own and news')
  expect(known()).toBe('own and news')
  expect(reads).toHaveLength(3)
})

test('an own answer while nothing is read asks for nothing', async () => {
  const { queries, reads, known } = openQuery()
  await reads[0]?.answer('first')
  await replaceKnown<string>(queries, { queryKey, change: (before) => `${before}, own` })
  await settled()

  expect(known()).toBe('first, own')
  expect(reads).toHaveLength(1)
})
