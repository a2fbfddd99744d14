import type { RecordCheck } from '@podium/domain'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormAgain } from '../../../data/admin-projects.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Difference } from './difference.tsx'

type FormAgainProps = { project: string; formation: string }

/** Button that forms the teams of a record again, and whether they are the same. */
export function FormAgain({ project, formation }: FormAgainProps) {
  const { t } = useTranslation()
  const again = useFormAgain({ project, formation })
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t('adminProjects.record.againHint')}</p>
      <div>
        <Button
          variant="secondary"
          size="sm"
          waiting={again.isPending}
          waitingLabel={t('adminProjects.record.forming')}
          onClick={() => again.mutate()}
        >
          <RefreshCw aria-hidden size={16} />
          {t('adminProjects.record.again')}
        </Button>
      </div>
      {again.data !== undefined && !again.isPending && <Outcome check={again.data} />}
    </div>
  )
}

function Outcome({ check: { same, recorded, again, differences } }: { check: RecordCheck }) {
  const { t } = useTranslation()
  if (same) {
    return (
      <Notice tone="success" role="status" title={t('adminProjects.record.same')}>
        <p>{t('adminProjects.record.fingerprint', { hash: recorded.slice(0, 16) })}</p>
        <Differences of={differences} />
      </Notice>
    )
  }
  return (
    <Notice tone="warning" role="status" title={t('adminProjects.record.differs')}>
      <p>
        {t('adminProjects.record.fingerprints', {
          recorded: recorded.slice(0, 16),
          again: again.slice(0, 16),
        })}
      </p>
      <Differences of={differences} />
    </Notice>
  )
}

function Differences({ of }: { of: RecordCheck['differences'] }) {
  return (
    <ul className="grid gap-1">
      {of.map((difference) => (
        <Difference key={JSON.stringify(difference)} difference={difference} />
      ))}
    </ul>
  )
}
