import type { DecisionRecord, ProposedMember } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { amount, dayText } from '../../../lib/amounts.ts'
import { listOf, percent } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'

/** Teams of a record with the reasons of each member, or what would have made one possible. */
export function RecordedTeams({ record }: { record: DecisionRecord }) {
  const { t } = useTranslation()
  const { teams, currency, facts, relaxations } = record
  return (
    <>
      <p className="text-muted">
        {t(teams.length === 0 ? 'adminProjects.record.noTeams' : 'adminProjects.record.asTold')}
      </p>
      {teams.map((team) => (
        <article key={team.kind} className="grid gap-2">
          <h4 className="font-medium">{t(`projects.kindsOfTeam.${team.kind}`)}</h4>
          <p>
            {t('adminProjects.record.teamFigures', {
              quality: percent(team.quality),
              cost: amount(team.cost, currency),
              start: dayText(team.start),
              finish: dayText(team.finish),
              coverage: percent(team.coverage),
            })}
          </p>
          {team.open.length > 0 && (
            <p>
              {t('adminProjects.record.open', {
                roles: listOf(team.open.map((labels) => labels[currentLanguage()])),
              })}
            </p>
          )}
          <ul className="grid gap-2">
            {team.members.map((member) => (
              <Member key={member.role} member={member} />
            ))}
          </ul>
          <Sentences
            of={[...(team.tied === null ? [] : [team.tied]), ...team.best_too, ...team.facts]}
          />
        </article>
      ))}
      {facts.length > 0 && (
        <div className="grid gap-1">
          <h4 className="font-medium">{t('adminProjects.record.facts')}</h4>
          <Sentences of={facts} />
        </div>
      )}
      {relaxations.length > 0 && (
        <div className="grid gap-1">
          <h4 className="font-medium">{t('adminProjects.record.relaxations')}</h4>
          <Sentences of={relaxations.map(({ text }) => text)} />
        </div>
      )}
    </>
  )
}

function Member({ member: { role_labels, person, fit, reasons, deputies } }: MemberProps) {
  const { t } = useTranslation()
  const nameOf = ({ name }: { name: string | null }) => name ?? t('projects.gone')
  return (
    <li className="grid gap-0.5 border-s-2 border-border ps-3">
      <p>
        <bdi className="font-medium">{nameOf(person)}</bdi>{' '}
        <span className="text-muted">
          {role_labels[currentLanguage()]} · {percent(fit)}
        </span>
      </p>
      <Sentences of={reasons} />
      {deputies.length > 0 && (
        <p className="text-muted">
          {t('adminProjects.record.deputies', { names: listOf(deputies.map(nameOf)) })}
        </p>
      )}
    </li>
  )
}

type MemberProps = { member: ProposedMember }

function Sentences({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-muted">
      {of.map((sentence) => (
        <li key={sentence} className="first-letter:uppercase">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
