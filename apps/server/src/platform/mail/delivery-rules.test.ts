import { expect, test } from 'vitest'
import { isRefusedForGood, MAX_ATTEMPTS, pauseAfter } from './delivery-rules.ts'

const refusal = (command: string, responseCode?: number, status = '') =>
  Object.assign(new Error('refused'), {
    command,
    responseCode,
    response: `${responseCode}${status} refused`,
  })

const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1))

test('pauses double from a second on and stop growing at an hour', () => {
  expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(pauses.at(-1)).toBe(3_600_000)
})

test('the attempts outlast a mail server that is away for a morning', () => {
  expect(pauses.reduce((sum, pause) => sum + pause) / 3_600_000).toBeGreaterThan(10)
})

test.each([
  ['an unknown recipient', refusal('RCPT TO', 550), true],
  ['a text the server will not take', refusal('DATA', 554), true],
  ['a recipient refused for now', refusal('RCPT TO', 451), false],
  ['a recipient nobody knows, with its status', refusal('RCPT TO', 550, ' 5.1.1'), true],
  ['a full mailbox', refusal('RCPT TO', 552, '-5.2.2'), true],
  ['a text too long', refusal('DATA', 552, ' 5.6.0'), true],
  ['a sender without the right to send, told late', refusal('RCPT TO', 550, ' 5.7.1'), false],
  ['a sender whose domain says no', refusal('DATA', 550, '-5.7.26'), false],
  ['a sender whose address is none', refusal('RCPT TO', 553, ' 5.1.8'), false],
  ['a system that takes no mail', refusal('RCPT TO', 554, ' 5.3.2'), false],
  ['a mail too big for a system', refusal('DATA', 552, ' 5.3.4'), true],
  ['a recipient that a server calls a wrong way', refusal('RCPT TO', 550, ' 5.4.1'), true],
  ['a refused sign-in', refusal('AUTH PLAIN', 535), false],
  ['a refused sender', refusal('MAIL FROM', 550), false],
  ['no connection', refusal('CONN'), false],
])('%s is final or not', (_, error, isFinal) => {
  expect(isRefusedForGood(error)).toBe(isFinal)
})
