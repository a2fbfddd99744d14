import type { Page } from '@playwright/test'
import type { Role } from '@podium/domain'
import type { loadCatalogue } from '@podium/i18n'

export type Texts = Awaited<ReturnType<typeof loadCatalogue>>

/** A demo account, or nobody. */
export type Account = Role | 'visitor'

/** One state of one screen: how to get there, and what to photograph. */
export type Screen = {
  /** The file's name: the screen, a dot, the state. */
  name: string
  as: Account
  /** With `:id` for somebody else's id, or a post's. */
  path: string
  /** What the server answers to reads, if not the truth. */
  answers?: 'none' | 'refusals' | 'no rows'
  /** What somebody does to get there. */
  act?: (page: Page, texts: Texts) => Promise<void>
  /** The only width at which the state exists. */
  only?: 390 | 1440
  /** `window` where something lies over the page. */
  part?: 'window'
}
