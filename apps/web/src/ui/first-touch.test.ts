import { beforeEach, expect, test, vi } from 'vitest'

/** A page that nobody has touched. */
async function openPage() {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const { onFirstTouch } = await import('./first-touch.ts')
  return { onFirstTouch, act: (sign: string) => page.dispatchEvent(new Event(sign)) }
}

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  page = await openPage()
})

test.each(['pointermove', 'pointerdown', 'keydown', 'input'])('a %s calls once', (sign) => {
  const called = vi.fn()
  page.onFirstTouch(called)

  page.act(sign)
  page.act(sign)

  expect(called).toHaveBeenCalledTimes(1)
})

test('who asks later is called at once', () => {
  const called = vi.fn()
  page.onFirstTouch(() => {})
  page.act('keydown')

  page.onFirstTouch(called)

  expect(called).toHaveBeenCalledTimes(1)
})

test('who has called it off is not called', () => {
  const called = vi.fn()
  page.onFirstTouch(called)()

  page.act('keydown')

  expect(called).not.toHaveBeenCalled()
})
