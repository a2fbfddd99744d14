import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/i18n.ts'
import { openRoles } from '../open-roles.ts'
import { ChooseButton } from './choose-button.tsx'
import { DecidingWords } from './deciding-words.tsx'
import { suggestedTeam } from './suggested-team.ts'
import type { TeamsProps } from './team-actions.ts'
import { TeamFigure } from './team-figure.tsx'
import { figureNames, figureOf } from './team-figures.ts'
import { TeamMember } from './team-member.tsx'
import { TeamSteps } from './team-steps.tsx'
import { TeamWords } from './team-words.tsx'

/** Teams as steps of a podium, and below them the one that is looked at; for narrow screens. */
export function TeamCards({ formation, roles, actions }: TeamsProps) {
  const { t } = useTranslation()
  const suggested = suggestedTeam(formation)
  const [kind, setKind] = useState(suggested?.kind)
  const team = formation.teams.find((one) => one.kind === kind) ?? suggested
  if (team === undefined) return null
  return (
    <div className="grid grid-cols-1 lg:hidden">
      <TeamSteps formation={formation} value={team.kind} onChange={setKind} />
      <article
        aria-label={t(`projects.kindsOfTeam.${team.kind}`)}
        className="grid grid-cols-1 gap-4 rounded-b-xl border-x-2 border-b-2 border-gold p-4"
      >
        <div className="grid gap-1 text-sm text-pretty">
          {team === suggested && <p className="font-semibold">{t('projects.teams.suggested')}</p>}
          <DecidingWords team={team} suggested={suggested} />
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-[0.9375rem]">
          {figureNames(formation).map((name) => (
            <div key={name}>
              <dt className="text-sm text-muted">{t(`projects.figures.${name}`)}</dt>
              <dd>
                <TeamFigure figure={figureOf(t, name, { team, formation })} />
              </dd>
            </div>
          ))}
        </dl>
        <ChooseButton team={team} isSuggested={team === suggested} actions={actions} />
        <ul className="grid gap-3">
          {team.members.map((member) => (
            <li key={member.role} className="grid gap-2 border-t border-border pt-3">
              <p className="text-sm text-muted first-letter:uppercase">
                {member.role_labels[currentLanguage()]}
              </p>
              <TeamMember
                team={team}
                member={member}
                currency={formation.currency}
                actions={actions}
              />
            </li>
          ))}
          {openRoles(roles, team.members).map(({ id, labels }) => (
            <li key={id} className="grid gap-2 border-t border-border pt-3">
              <p className="text-sm text-muted first-letter:uppercase">
                {labels[currentLanguage()]}
              </p>
              <p className="text-muted">{t('projects.teams.open')}</p>
            </li>
          ))}
        </ul>
        <TeamWords team={team} suggested={suggested} />
      </article>
    </div>
  )
}
