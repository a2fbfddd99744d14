import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

/**
 * Response with all its headers at once. `c.body` builds a `Headers` object that each layer reads
 * and changes again, some 25 µs a request; with `isComplete` set the layers leave this one alone.
 */
export function answer(
  c: Context<HttpEnv>,
  body: string | null,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  c.set('isComplete', true)
  return new Response(body, { status, headers: { ...c.get('everyAnswer'), ...headers } })
}

/** Adds headers to every answer of this request; a value the answer sets itself wins. */
export function addToAnswer(c: Context<HttpEnv>, headers: Readonly<Record<string, string>>) {
  c.set('everyAnswer', Object.assign(c.get('everyAnswer') ?? {}, headers))
}
