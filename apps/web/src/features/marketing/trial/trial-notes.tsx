import { useTranslation } from 'react-i18next'
import { listOf } from '../../../lib/format.ts'
import { useSessionUser } from '../../../lib/session-store.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { Trial } from './trial.ts'

type TrialNotesProps = Pick<Extract<Trial, { is: 'teams' }>, 'changes' | 'notes' | 'missing'>

/** Notes below the teams: obstacles to a team, what the brief leaves open, and the way on with it. */
export function TrialNotes({ changes, notes, missing }: TrialNotesProps) {
  const { t } = useTranslation()
  const signedIn = useSessionUser() !== undefined
  return (
    <div className="grid gap-2 border-t border-border pt-3">
      {changes.length > 0 && (
        <p>
          {t('pods.trial.changed')} <strong className="font-semibold">{changes.join(' ')}</strong>
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {missing.length > 0 && (
        <p className="text-muted">
          {t('pods.trial.ask', {
            list: listOf(missing.map((one) => t(`pods.trial.missing.${one}`))),
          })}
        </p>
      )}
      <ButtonLink to={signedIn ? '/dashboard/create-project' : '/register'} className="mt-1">
        {t('pods.trial.start')}
      </ButtonLink>
    </div>
  )
}
