import type { RecordDifference, TeamPerson } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/amounts.ts'
import { listOf, money, percent } from '../../../lib/format.ts'

/** Difference between a decision record and what it gives now, in a sentence. */
export function Difference({ difference }: { difference: RecordDifference }) {
  const { t } = useTranslation()
  switch (difference.part) {
    case 'version':
      return (
        <li className="wrap-anywhere">
          {t('adminProjects.record.differences.version', {
            name: t(`adminProjects.record.versionNames.${difference.name}`),
            was: difference.was.slice(0, 16),
            now: difference.now.slice(0, 16),
          })}
        </li>
      )
    case 'steps':
      return (
        <li>
          {t('adminProjects.record.differences.steps', {
            was: difference.was,
            now: difference.now,
          })}
        </li>
      )
    case 'team':
      return <TeamDifference difference={difference} />
    case 'market':
    case 'weights':
    case 'relaxations':
    case 'facts':
      return <li>{t(`adminProjects.record.differences.${difference.part}`)}</li>
  }
}

type OfTeam = Extract<RecordDifference, { part: 'team' }>

function TeamDifference({ difference }: { difference: OfTeam }) {
  const { t } = useTranslation()
  const { kind, was, now, left, joined } = difference
  const named = (people: readonly TeamPerson[]) =>
    listOf(people.map(({ name }) => name ?? t('projects.gone')))
  const said = [
    t('adminProjects.record.differences.team', { kind: t(`projects.kindsOfTeam.${kind}`) }),
    ...(now === null ? [t('adminProjects.record.teamGone')] : []),
    ...(was === null ? [t('adminProjects.record.teamNew')] : []),
    ...(was !== null && now !== null
      ? [t('adminProjects.record.teamMoved', { was: figures(was), now: figures(now) })]
      : []),
    ...(left.length > 0 ? [t('adminProjects.record.left', { names: named(left) })] : []),
    ...(joined.length > 0 ? [t('adminProjects.record.joined', { names: named(joined) })] : []),
  ]
  return <li>{said.join(' ')}</li>
}

const figures = ({ quality, cost, finish }: NonNullable<OfTeam['was']>) =>
  listOf([percent(quality), money(cost), dayText(finish)])
