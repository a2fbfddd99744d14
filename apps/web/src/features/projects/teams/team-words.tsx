import type { ProposedTeam } from '@podium/domain'
import { useTranslation } from 'react-i18next'

/** What sets a team apart from the others, and what else there is to know of it, in sentences. */
export function TeamWords({ team: { differences, facts } }: { team: ProposedTeam }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1.5 text-sm">
      {differences.map((difference) => (
        <p key={difference} className="first-letter:uppercase">
          {difference}
        </p>
      ))}
      {facts.length > 0 && (
        <details>
          <summary className="cursor-pointer text-muted">{t('projects.teams.more')}</summary>
          <ul className="mt-1 grid gap-1">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
