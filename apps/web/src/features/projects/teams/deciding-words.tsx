import type { ProposedTeam } from '@podium/domain'
import { decidingWords } from './suggested-team.ts'

type DecidingWordsProps = { team: ProposedTeam; suggested: ProposedTeam | undefined }

/** Reasons that decide for or against a team, in a sentence or two. */
export function DecidingWords({ team, suggested }: DecidingWordsProps) {
  const words = decidingWords(team, suggested)
  const sentences = [
    ...(team.tied === null ? [] : [team.tied]),
    ...(words === undefined ? [] : [words.text]),
    ...team.best_too,
  ]
  return sentences.map((sentence) => (
    <p
      key={sentence}
      className={
        sentence === team.outdone?.text
          ? 'font-semibold first-letter:uppercase'
          : 'first-letter:uppercase'
      }
    >
      {sentence}
    </p>
  ))
}
