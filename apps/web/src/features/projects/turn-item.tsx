import type { BriefGap, ProjectTurn } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n.ts'
import { replyWords } from './reply-words.ts'

type TurnItemProps = {
  turn: ProjectTurn
  /** Whether an earlier turn has said that the brief is ready. */
  isReadyKnown: boolean
}

/** Turn of the conversation: what the client said, and the reply. */
export function TurnItem({ turn, isReadyKnown }: TurnItemProps) {
  const { t } = useTranslation()
  const { said, questions, phrasing } = turn
  // A reply in the other language would mix two on one page.
  const phrased = phrasing?.language === currentLanguage() ? phrasing.reply : null
  return (
    <li className="relative grid gap-2">
      {said !== null && (
        <>
          <span className="sr-only">{t('projects.conversation.fromClient')}</span>
          <p
            dir="auto"
            className="max-h-60 justify-self-end overflow-y-auto rounded-2xl rounded-ee-sm bg-primary-soft px-4 py-2 text-on-primary-soft wrap-anywhere whitespace-pre-wrap"
          >
            {said}
          </p>
        </>
      )}
      <span className="sr-only">{t('projects.conversation.fromPodium')}</span>
      <div className="grid max-w-[90%] gap-1 justify-self-start rounded-2xl rounded-es-sm bg-sunken px-4 py-2">
        <p className="wrap-anywhere">{replyWords(t, turn, { phrased, isReadyKnown })}</p>
        {phrased !== null && (
          <p className="text-xs text-muted wrap-anywhere">
            {t('projects.model.phrased', { model: phrasing?.model })}
          </p>
        )}
        {questions.map((question: BriefGap) => (
          <p key={question} className="font-medium">
            {t(`projects.questions.${question}`)}
          </p>
        ))}
      </div>
    </li>
  )
}
