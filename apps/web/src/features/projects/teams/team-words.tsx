import type { ProposedTeam } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { decidingWords } from './suggested-team.ts'

type TeamWordsProps = { team: ProposedTeam; suggested: ProposedTeam | undefined }

/** Differences of a team from the others, beside those that decide, and what else there is to know of it. */
export function TeamWords({ team, suggested }: TeamWordsProps) {
  const { t } = useTranslation()
  const { differences, facts } = team
  const said = decidingWords(team, suggested)
  return (
    <div className="grid gap-1.5 text-sm">
      {differences.map(({ than, text }) =>
        than === said?.than ? null : (
          <p key={than} className="first-letter:uppercase">
            {text}
          </p>
        ),
      )}
      {facts.length > 0 && (
        <Disclosure summary={t('projects.teams.more')}>
          <ul className="grid gap-1">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
