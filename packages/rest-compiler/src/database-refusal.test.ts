import { expect, test } from 'vitest'
import { toRestError } from './database-refusal.ts'

const refusal = (sqlState: string, message = 'no', detail: string | null = null) => ({
  sqlState,
  message,
  detail,
  hint: null,
  routine: null,
})
const KNOWN = { isAnonymous: false, hasGuard: false, hasTimezone: false }

test.each([
  ['42501', 403],
  ['23505', 409],
  ['23503', 409],
  ['23514', 400],
  ['22P02', 400],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['54001', 400],
  ['57014', 500],
  ['40001', 500],
  ['P0001', 400],
  ['PT402', 402],
  ['PT999', 500],
])('SQLSTATE %s is answered with %i', (sqlState, status) => {
  expect(toRestError(refusal(sqlState), KNOWN)).toMatchObject({ code: sqlState, status })
})

test('a missing privilege asks the anonymous to sign in', () => {
  const error = toRestError(refusal('42501'), { ...KNOWN, isAnonymous: true })

  expect(error).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } })
})

test.each([
  ['22023', 'call_string_check_hook', {}, 401],
  ['22023', 'call_string_check_hook', { hasTimezone: true }, 400],
  ['22023', 'exec_stmt_raise', {}, 400],
  ['21000', 'delete_needs_where_check', {}, 400],
  ['21000', 'ExecSetParamPlan', {}, 500],
  ['XX000', 'pushOpStack', {}, 400],
  ['XX000', 'other', {}, 500],
])('SQLSTATE %s of %s (%o) is answered with %i', (sqlState, routine, circumstances, status) => {
  const error = toRestError({ ...refusal(sqlState), routine }, { ...KNOWN, ...circumstances })

  expect(error).toMatchObject({ code: sqlState, status })
})

test('a guard speaks only in a statement that has one', () => {
  const raised = refusal(
    '22P02',
    'invalid input syntax for type integer: "podium-guard singular 3"',
  )

  expect(toRestError(raised, { ...KNOWN, hasGuard: true })).toMatchObject({
    code: 'PGRST116',
    status: 406,
    details: 'The result contains 3 rows',
  })
  expect(toRestError(raised, KNOWN)).toMatchObject({ code: '22P02', status: 400 })
})

test('a guard is heard in every language', () => {
  const raised = refusal(
    '22P02',
    'syntaxe en entrée invalide pour le type integer : « podium-guard max 3 »',
  )

  expect(toRestError(raised, { ...KNOWN, hasGuard: true })).toMatchObject({ code: 'PGRST124' })
})

test('a function decides the whole answer with SQLSTATE PGRST', () => {
  const message = '{"code":"123","message":"ABC","details":"DEF","hint":"XYZ"}'
  const detail = '{"status":332,"headers":{"X-Header":"str"}}'

  expect(toRestError(refusal('PGRST', message, detail), KNOWN)).toMatchObject({
    code: '123',
    status: 332,
    message: 'ABC',
    headers: { 'X-Header': 'str' },
  })
  expect(toRestError(refusal('PGRST', 'no JSON', detail), KNOWN)).toMatchObject({
    code: 'PGRST121',
    status: 500,
  })
})
