import { capitalised } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import { money } from '../../../lib/format.ts'
import type { Trial } from './trial.ts'

type TrialStatusProps = { trial: Trial | undefined; hasFailed: boolean }

/** Result of a trial in one sentence, or what to do. */
export function TrialStatus({ trial, hasFailed }: TrialStatusProps) {
  const { t } = useTranslation()
  if (hasFailed) return t('pods.trial.failed')
  if (trial === undefined) return t('pods.invitation')
  if (trial.is === 'unclear') return t('pods.trial.unclear')
  const project = capitalised(trial.project)
  const costs = trial.teams.map(({ cost }) => Math.round(cost / 10) * 10)
  if (costs.length === 0) return t('pods.trial.impossible', { project })
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  const values = { project, least: money(least), most: money(most) }
  return t(least === most ? 'pods.trial.doneAtOnePrice' : 'pods.trial.done', values)
}
