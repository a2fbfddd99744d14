import type { Page } from '@playwright/test'
import type { Role } from '@podium/domain'
import type { loadCatalogue } from '@podium/i18n'

export type Texts = Awaited<ReturnType<typeof loadCatalogue>>

/** Demo account, or none. */
export type Account = Role | 'visitor'

/** State of a screen: how to reach it, and what to photograph. */
export type Screen = {
  /** File name: the screen, a dot, the state. */
  name: string
  as: Account
  /** Address, with places that `pathOf` fills in. */
  path: string
  /** Server: this machine's own, or one that others reach, which keeps its mails for admins. */
  server?: 'own' | 'open'
  /** Faked answers to reads, if any. */
  answers?: 'none' | 'refusals' | 'no rows'
  /** Actions that lead to the state. */
  act?: (page: Page, texts: Texts) => Promise<void>
  /** Width at which alone the state exists. */
  only?: 390 | 1440
  /** `window` where a layer covers the page. */
  part?: 'window'
}
