import { beforeEach, expect, test, vi } from 'vitest'
import { waysToClose } from './use-disclosure.ts'

/** Element of a page without a browser: a tree, and the focus. */
class Element extends EventTarget {
  readonly children: Element[]
  constructor(...children: Element[]) {
    super()
    this.children = children
  }
  contains(other: Element | null): boolean {
    return other === this || this.children.some((child) => child.contains(other))
  }
  /** The button by what it controls; other buttons beside it open panels of their own. */
  querySelector(selector: string) {
    return selector === '[aria-controls="panel"]' ? this.children[0] : null
  }
  focus() {
    page.activeElement = this
  }
}

const button = new Element()
const link = new Element()
const panel = new Element(link)
const container = new Element(button, panel)
const elsewhere = new Element()

/** The page's document: the panel is found by any id. */
class Page extends EventTarget {
  activeElement = button
  getElementById() {
    return panel
  }
}
let page: Page
let closed: number

beforeEach(() => {
  page = new Page()
  closed = 0
  vi.stubGlobal('document', page)
  vi.stubGlobal('Node', Element)
})

const panelThatIs = (state: 'open' | 'closed') =>
  waysToClose({
    container: { current: container as never }, // a tree instead of the browser's
    panelId: 'panel',
    open: state === 'open',
    onClose: () => closed++,
  })
const press = (key: string) => ({ key, stopPropagation: vi.fn() })
const point = (target: Element) =>
  page.dispatchEvent(Object.defineProperty(new Event('pointerdown'), 'target', { value: target }))

test('Escape closes an open panel, no other around it, and focuses its button', () => {
  link.focus()
  const key = press('Escape')

  panelThatIs('open').onKeyDown(key)

  expect([closed, page.activeElement]).toEqual([1, button])
  expect(key.stopPropagation).toHaveBeenCalledOnce()
})

test('Escape means nothing while the panel is closed, nor another key while it is open', () => {
  elsewhere.focus()

  const keys = { escape: press('Escape'), enter: press('Enter') }
  panelThatIs('closed').onKeyDown(keys.escape)
  panelThatIs('open').onKeyDown(keys.enter)

  expect([closed, page.activeElement]).toEqual([0, elsewhere])
  for (const { stopPropagation } of Object.values(keys))
    expect(stopPropagation).not.toHaveBeenCalled()
})

test('a press outside closes it and leaves the focus; one inside, or one later, does not', () => {
  elsewhere.focus()
  const stop = panelThatIs('open').closeOnPointerOutside()

  point(link)
  point(button)
  const inside = closed
  point(elsewhere)
  stop()
  point(elsewhere)

  expect([inside, closed, page.activeElement]).toEqual([0, 1, elsewhere])
})

test('a focus that leaves for elsewhere closes it; one that moves within, or leaves the page, does not', () => {
  const { onBlur } = panelThatIs('open')

  onBlur({ relatedTarget: link as never })
  onBlur({ relatedTarget: null })
  const within = closed
  onBlur({ relatedTarget: elsewhere as never })

  expect([within, closed]).toEqual([0, 1])
})

test('closing it from inside hands the focus to the button; from elsewhere it stays', () => {
  link.focus()
  panelThatIs('open').close()
  const fromInside = page.activeElement
  elsewhere.focus()
  panelThatIs('open').close()

  expect([fromInside, page.activeElement]).toEqual([button, elsewhere])
})
