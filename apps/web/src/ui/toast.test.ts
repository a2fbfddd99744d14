import { expect, test } from 'vitest'
import { drawToasts, toast } from './toast.ts'

test('toasts wait for the list that draws them, in order, and are drawn once', () => {
  const first: string[] = []
  const second: string[] = []
  toast.success('saved')
  toast.error('refused')

  drawToasts((kind, text) => first.push(`${kind} ${text}`))
  toast.error('late')
  drawToasts((kind, text) => second.push(`${kind} ${text}`))

  expect(first).toEqual(['success saved', 'error refused', 'error late'])
  expect(second).toEqual([])
})
