import type { ProjectTurn } from '@podium/domain'
import type { TFunction } from 'i18next'
import { listOf } from '../../lib/format.ts'
import { requirementText } from './brief/requirement-text.ts'

/** Most changes of a brief that a reply names; of more it says how many. */
const NAMED_MAX = 4

type Known = {
  /** Reply in the words of a model; null: there is none. */
  phrased: string | null
  /** Whether an earlier turn has said that the brief is ready. */
  isReadyKnown: boolean
}

/**
 * Words of the reply to a turn. What a correction changed is named; that the brief is ready is said once, and from then
 * on only what became of it.
 */
export function replyWords(
  t: TFunction,
  { position, said, reply, patch }: ProjectTurn,
  { phrased, isReadyKnown }: Known,
): string {
  const isBriefs = reply === 'ready' || reply === 'understood' || reply === 'unchanged'
  const isCorrection = said === null && position > 1 && patch.length > 0
  if (phrased === null && isBriefs && (isCorrection || (reply === 'ready' && isReadyKnown)))
    return patch.length === 0
      ? t(said === null ? 'projects.replies.same' : 'projects.replies.unchanged')
      : changeWords(t, patch)
  const count = position === 1 ? 'found' : 'changes'
  return [
    phrased ?? t(`projects.replies.${reply}`),
    ...(patch.length > 0 ? [t(`projects.conversation.${count}`, { count: patch.length })] : []),
  ].join(' ')
}

/** "Noted: without TypeScript." or, of many changes, how many they are. */
function changeWords(t: TFunction, patch: ProjectTurn['patch']): string {
  return patch.length > NAMED_MAX
    ? `${t('projects.replies.understood')} ${t('projects.conversation.changes', { count: patch.length })}`
    : t('projects.conversation.noted', { changes: listOf(patch.map((one) => changeText(t, one))) })
}

function changeText(t: TFunction, { change, requirement }: ProjectTurn['patch'][number]): string {
  const { corrected, excluded } = requirement
  const text = requirementText(t, requirement)
  if (change === 'removed' || excluded || corrected === 'drop')
    return t('projects.conversation.changed.drop', { requirement: text })
  if (corrected === 'optional' || corrected === 'must')
    return t(`projects.conversation.changed.${corrected}`, { requirement: text })
  return text
}
