import type { ProposedTeam } from '@podium/domain'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { openRoles } from '../open-roles.ts'
import { ChooseButton } from './choose-button.tsx'
import { DecidingWords } from './deciding-words.tsx'
import { suggestedTeam } from './suggested-team.ts'
import type { TeamsProps } from './team-actions.ts'
import { TeamFigure } from './team-figure.tsx'
import { figureNames, figureOf } from './team-figures.ts'
import { TeamHead } from './team-head.tsx'
import { TeamMember } from './team-member.tsx'
import { TeamWords } from './team-words.tsx'

const CELL = 'px-3 align-top font-normal'
const LINED = 'border-t border-border py-3'

/** Teams side by side: a column for each, whose head and figures are its step of a podium, and a row for each role. */
export function TeamTable({ formation, roles: asked, actions }: TeamsProps) {
  const { t } = useTranslation()
  const caption = useId()
  const { teams, currency } = formation
  const suggested = suggestedTeam(formation)
  const members = teams.flatMap((team) => team.members)
  const roles = new Map([
    ...members.map((one) => [one.role, one.role_labels] as const),
    ...openRoles(asked, members).map((one) => [one.id, one.labels] as const),
  ])
  const rowHead = (head: string, look: string) => (
    <th
      scope="row"
      className={classNames(
        CELL,
        'ps-0 text-start text-sm text-muted first-letter:uppercase',
        look,
      )}
    >
      {head}
    </th>
  )
  const stepRow = (head: string, cellOf: (team: ProposedTeam) => ReactNode) => (
    <tr key={head}>
      {rowHead(head, 'py-1.5')}
      {teams.map((team) => (
        <td
          key={team.kind}
          className={classNames(CELL, 'py-1.5 text-center', stepLook(team === suggested))}
        >
          {cellOf(team)}
        </td>
      ))}
    </tr>
  )
  const row = (head: string, cellOf: (team: ProposedTeam) => ReactNode) => (
    <tr key={head}>
      {rowHead(head, LINED)}
      {teams.map((team) => (
        <td key={team.kind} className={classNames(CELL, LINED)}>
          {cellOf(team)}
        </td>
      ))}
    </tr>
  )
  return (
    <table
      aria-labelledby={caption}
      className="w-full table-fixed border-separate border-spacing-x-3 border-spacing-y-0 text-[0.9375rem] max-lg:hidden"
    >
      <caption id={caption} className="sr-only">
        {t('projects.teams.title')}
      </caption>
      <thead>
        <tr>
          <td className="w-28" />
          {teams.map((team) => (
            <th key={team.kind} scope="col" className="p-0 align-bottom font-normal">
              <TeamHead team={team} isSuggested={team === suggested} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stepRow(t('projects.teams.deciding'), (team) => (
          <div className="grid gap-1 text-sm text-balance">
            <DecidingWords team={team} suggested={suggested} />
          </div>
        ))}
        {figureNames(formation).map((name) =>
          stepRow(t(`projects.figures.${name}`), (team) => (
            <TeamFigure figure={figureOf(t, name, { team, formation })} />
          )),
        )}
        <tr>
          <td />
          {teams.map((team) => (
            <td
              key={team.kind}
              className={classNames('rounded-b-xl p-3', stepLook(team === suggested))}
            >
              <ChooseButton team={team} isSuggested={team === suggested} actions={actions} />
            </td>
          ))}
        </tr>
      </tbody>
      <tbody className="before:block before:h-4">
        {[...roles].map(([role, labels]) =>
          row(labels[currentLanguage()], (team) => {
            const member = team.members.find((one) => one.role === role)
            return member === undefined ? (
              <span className="text-muted">{t('projects.teams.open')}</span>
            ) : (
              <TeamMember team={team} member={member} currency={currency} actions={actions} />
            )
          }),
        )}
        {row(t('projects.teams.words'), (team) => (
          <TeamWords team={team} suggested={suggested} />
        ))}
      </tbody>
    </table>
  )
}

const stepLook = (isSuggested: boolean) =>
  isSuggested ? 'bg-gold text-on-gold' : 'bg-primary-soft text-on-primary-soft'
