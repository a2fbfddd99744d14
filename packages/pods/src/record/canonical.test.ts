import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'

test('keys are in order at every depth, whatever order they came in; lists keep theirs', () => {
  const value = { b: [{ d: 1, c: null }, 'x'], a: { é: true, 'a"b': -0.5 } }
  expect(canonical(value)).toBe('{"a":{"a\\"b":-0.5,"é":true},"b":[{"c":null,"d":1},"x"]}')
})

test('what is absent is left out, and a hole of a list is null, as in JSON', () => {
  expect(canonical({ a: undefined, b: [undefined, Number.NaN] })).toBe('{"b":[null,null]}')
})

test('a key that names the prototype is a key like others', () => {
  expect(canonical(JSON.parse('{"b":1,"__proto__":{"d":2,"c":3}}'))).toBe(
    '{"__proto__":{"c":3,"d":2},"b":1}',
  )
})

test('what it writes is the JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))
    }),
  )
})
