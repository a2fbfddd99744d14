import type { ModerationItem } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../data/author.ts'

/** Function that names an item: "Post by Ada Lovelace". */
export function useTitleOf() {
  const { t } = useTranslation()
  return ({ type, author }: Pick<ModerationItem, 'type' | 'author'>) =>
    t('moderation.by', {
      type: t(`moderation.types.${type}`),
      name: fullName(author) || t('moderation.nameless'),
    })
}
