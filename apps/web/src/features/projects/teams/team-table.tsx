import type { Formation } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { MemberName } from './member-name.tsx'
import { MemberReasons } from './member-reasons.tsx'
import type { TeamActions } from './team-actions.ts'
import { FIGURES, figuresOf } from './team-figures.ts'
import { TeamWords } from './team-words.tsx'

type TeamsProps = { formation: Formation; actions: TeamActions }

const CELL = 'px-4 py-3 align-top text-start font-normal'

/** Teams side by side: a column for each, a row for each figure and each role. */
export function TeamTable({ formation, actions }: TeamsProps) {
  const { t } = useTranslation()
  const { teams, currency } = formation
  const roles = new Map(
    teams.flatMap(({ members }) => members.map((one) => [one.role, one.role_labels] as const)),
  )
  return (
    <table className="w-full table-fixed max-lg:hidden border-separate border-spacing-0 text-[0.9375rem] [&_tbody_tr>*]:border-t [&_tbody_tr>*]:border-border">
      <caption className="sr-only">{t('projects.teams.title')}</caption>
      <thead>
        <tr>
          <td className="w-36" />
          {teams.map(({ kind }) => (
            <th key={kind} scope="col" className={`${CELL} font-display text-lg font-semibold`}>
              {t(`projects.kindsOfTeam.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGURES.map((name) => (
          <tr key={name}>
            <th scope="row" className={`${CELL} text-sm text-muted`}>
              {t(`projects.figures.${name}`)}
            </th>
            {teams.map((team) => {
              const figure = figuresOf(t, team, formation).find((one) => one.name === name)
              return (
                <td key={team.kind} className={`${CELL} tabular-nums`}>
                  <span className="font-medium">{figure?.text}</span>
                  {figure?.note !== undefined && (
                    <span className="block text-sm text-muted">{figure.note}</span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
        {[...roles].map(([role, labels]) => (
          <tr key={role}>
            <th scope="row" className={`${CELL} text-sm text-muted first-letter:uppercase`}>
              {labels[currentLanguage()]}
            </th>
            {teams.map((team) => {
              const member = team.members.find((one) => one.role === role)
              return (
                <td key={team.kind} className={CELL}>
                  {member === undefined ? (
                    <span className="text-muted">{t('projects.teams.open')}</span>
                  ) : (
                    <>
                      <MemberName team={team} member={member} actions={actions} />
                      <MemberReasons member={member} currency={currency} />
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
        <tr>
          <th scope="row" className={`${CELL} text-sm text-muted`}>
            {t('projects.teams.words')}
          </th>
          {teams.map((team) => (
            <td key={team.kind} className={CELL}>
              <TeamWords team={team} />
            </td>
          ))}
        </tr>
        <tr>
          <td />
          {teams.map(({ kind }) => (
            <td key={kind} className={CELL}>
              <Button className="w-full whitespace-normal" onClick={() => actions.onChoose(kind)}>
                {t('projects.choose.action', { team: t(`projects.kindsOfTeam.${kind}`) })}
              </Button>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
