import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

/**
 * An answer with all its headers at once. What `c.body` builds is a `Headers` object that each layer reads
 * and changes again, some 25 µs a request; the layers see `isComplete` and leave this one alone.
 */
export function answer(
  c: Context<HttpEnv>,
  body: string | null,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  c.set('isComplete', true)
  return new Response(body, { status, headers: { ...c.get('everyAnswer'), ...headers } })
}

/** Adds to the headers that every answer of this request carries, where it sets no other value. */
export function addToAnswer(c: Context<HttpEnv>, headers: Readonly<Record<string, string>>) {
  c.set('everyAnswer', Object.assign(c.get('everyAnswer') ?? {}, headers))
}
