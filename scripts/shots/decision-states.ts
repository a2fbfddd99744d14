import type { Page } from '@playwright/test'
import type { OwnModerationDecision } from '@podium/domain'
import type { Screen, Texts } from './screen.ts'

const decisions = { as: 'professional', path: '/dashboard/moderation-decisions' } as const

const ID = '00000000-0000-4000-8000-00000000000'
const HIDDEN: OwnModerationDecision = {
  id: `${ID}1`,
  target_type: 'post',
  target_id: `${ID}5`,
  post_id: `${ID}5`,
  kind: 'hide',
  reason: 'Publicité, sans rapport avec un métier. / Advertising, not about a profession.',
  content: 'Trois places restantes !\nhttps://example.com/offre',
  created_at: '2026-11-20T09:12:00Z',
  may_appeal: true,
  appeal: null,
  appealed_at: null,
  appeal_outcome: null,
  appeal_answer: null,
}
const DECISIONS: readonly OwnModerationDecision[] = [
  HIDDEN,
  {
    ...HIDDEN,
    id: `${ID}2`,
    target_type: 'comment',
    kind: 'warn',
    reason: 'Répondez aux idées, pas aux personnes. / Answer ideas, not people.',
    content: 'N’importe quoi.',
    may_appeal: false,
    appeal: 'Je parlais de l’outil. / I meant the tool.',
    appealed_at: '2026-11-20T10:00:00Z',
  },
  {
    ...HIDDEN,
    id: `${ID}3`,
    kind: 'delete',
    may_appeal: false,
    appeal: 'Ce n’en était pas une. / It was none.',
    appealed_at: '2026-11-19T10:00:00Z',
    appeal_outcome: 'kept',
    appeal_answer: 'Le lien menait à une boutique. / The link led to a shop.',
  },
  { ...HIDDEN, id: `${ID}4`, kind: 'restore', may_appeal: false },
]

async function show(page: Page, { moderationDecisions: texts }: Texts): Promise<void> {
  await page.route('**/api/moderation/decisions', (route) => route.fulfill({ json: DECISIONS }))
  await page.reload()
  await page.getByText(texts.pending).waitFor()
}

export const DECISION_STATES: readonly Screen[] = [
  { ...decisions, name: 'dashboard-moderation-decisions.some', act: show },
  {
    ...decisions,
    name: 'dashboard-moderation-decisions.appealing',
    part: 'window',
    act: async (page, texts) => {
      await show(page, texts)
      await page
        .getByRole('button', { name: texts.moderationDecisions.appeal, exact: true })
        .click()
      await page.getByRole('button', { name: texts.moderationDecisions.send, exact: true }).click()
      await page.getByText(texts.moderationDecisions.blank).waitFor()
    },
  },
]
