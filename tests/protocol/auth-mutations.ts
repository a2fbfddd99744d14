import fc from 'fast-check'

export type Json = Record<string, unknown>
export type Caller = 'admin' | 'visitor' | 'person'
/** Request to a path below /auth/v1; `form` says that its body is a form's, not JSON. */
export type Request = {
  method: string
  path: string
  caller: Caller
  body?: Json
  form?: true
  cookie?: string
}

const OTHER_VALUES = [
  ...[null, true, -1, 0, 1e308, 1.5, '', ' ', 'x'.repeat(5_000), '\0', '\ud800', '😀'],
  ...[[], {}, [[]], [null], { a: { b: {} } }, '../..', "'; select 1", '%00', 'infinity', '-1h'],
  ...['00000000-0000-0000-0000-000000000000', '2026-02-30', 'a@b', 'http://127.0.0.1:1/x'],
]
const otherValue = fc.oneof(fc.constantFrom(...OTHER_VALUES), fc.jsonValue(), fc.string())

/** Changes of a good request: of a field, of the text of its body, of its address, or of its frame. */
export const mutation = fc.oneof(
  fc.record({ kind: fc.constant('none') }),
  fc.record({ kind: fc.constant('field'), at: fc.nat(), value: otherValue, isGone: fc.boolean() }),
  fc.record({ kind: fc.constant('text'), at: fc.nat(), cut: fc.nat(8), put: fc.string() }),
  fc.record({ kind: fc.constant('address'), at: fc.nat(), cut: fc.nat(12), put: fc.string() }),
  fc.record({
    kind: fc.constant('frame'),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
    caller: fc.constantFrom('admin', 'visitor', 'person', 'nobody'),
    version: fc.constantFrom('2024-01-01', '', '2999-99-99'),
  }),
)
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never
export type Sent = Omit<Request, 'caller' | 'body'> & {
  caller: string
  text: string
  version: string
}

/** Paths of all values of a body, each as keys from the root. */
function pathsOf(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...above]]
  const below = Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...above, key]))
  return above.length === 0 ? below : [[...above], ...below]
}

function withField(body: Json, keys: readonly string[], change: (at: Json, key: string) => void) {
  const copy: Json = structuredClone(body)
  const last = keys.at(-1)
  let at = copy
  for (const key of keys.slice(0, -1)) at = at[key] as Json // a path of this very body
  if (last !== undefined) change(at, last)
  return copy
}

const spliced = (text: string, at: number, cut: number, put: string) => {
  const place = at % (text.length + 1)
  return text.slice(0, place) + put + text.slice(place + cut)
}

/** Request as it is sent, with a change. */
export function mutated(good: Request, change: Mutation): Sent {
  const { body = {}, ...frame } = good
  const write = good.form ? formOf : JSON.stringify
  const sent = { ...frame, text: write(body), version: '2024-01-01' }
  if (change.kind === 'field' && 'value' in change) {
    const paths = pathsOf(body)
    const keys = paths[change.at % Math.max(paths.length, 1)] ?? []
    const changed = withField(body, keys, (at, key) => {
      if (change.isGone) delete at[key]
      else at[key] = change.value
    })
    return { ...sent, text: write(changed) }
  }
  if (change.kind === 'text' && 'cut' in change) {
    return { ...sent, text: spliced(sent.text, change.at, change.cut, change.put) }
  }
  if (change.kind === 'address' && 'cut' in change) {
    const path = spliced(good.path, change.at, change.cut, encodeURIComponent(toText(change.put)))
    return { ...sent, path: path.startsWith('/') ? path : `/${path}` }
  }
  if (change.kind === 'frame' && 'version' in change) return { ...sent, ...change }
  return sent
}

/** Text of a form with the fields. */
const formOf = (fields: Json) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, toText(String(value))]),
  ).toString()

/** Text that can be sent: lone halves of surrogate pairs become U+FFFD. */
export const toText = (text: string) => text.toWellFormed()
