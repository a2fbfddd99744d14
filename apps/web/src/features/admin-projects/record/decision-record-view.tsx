import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { decisionRecordQuery } from '../../../data/admin-projects.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { shortTime } from '../../../lib/format.ts'
import { isGone } from '../../../lib/is-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PanelPart } from '../../../ui/panel-part.tsx'
import { AskedOfTeams } from './asked-of-teams.tsx'
import { Considered } from './considered.tsx'
import { FormAgain } from './form-again.tsx'
import { Method } from './method.tsx'
import { RecordedTeams } from './recorded-teams.tsx'

type DecisionRecordViewProps = { project: string; formation: string; onBack: () => void }

/** Decision record of a formation: what was asked, who was considered, why each team, by which method. */
export function DecisionRecordView({ project, formation, onBack }: DecisionRecordViewProps) {
  const { t } = useTranslation()
  const query = useQuery(decisionRecordQuery({ project, formation }))
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <div>
        <Button variant="secondary" size="sm" ref={takeFocus} onClick={onBack}>
          <ArrowLeft aria-hidden size={16} />
          {t('adminProjects.record.back')}
        </Button>
      </div>
      <Loaded
        query={query}
        loading={<ListSkeleton />}
        sentence={(error) => errorSentence(t, error, 'adminProjects.record.loadFailed')}
        isFinal={isGone}
      >
        {(record) => (
          <>
            <p className="font-display text-2xl font-semibold">
              <time dateTime={record.created_at}>
                {t('adminProjects.record.formedOn', {
                  time: shortTime(new Date(record.created_at)),
                })}
              </time>
            </p>
            <PanelPart title={t('adminProjects.record.asked')}>
              <AskedOfTeams record={record} />
            </PanelPart>
            <PanelPart title={t('adminProjects.record.market')}>
              <Considered record={record} />
            </PanelPart>
            <PanelPart title={t('adminProjects.record.teams')}>
              <RecordedTeams record={record} />
            </PanelPart>
            <PanelPart title={t('adminProjects.record.method')}>
              <Method record={record} />
            </PanelPart>
            <PanelPart title={t('adminProjects.record.again')}>
              <FormAgain project={project} formation={formation} />
            </PanelPart>
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The button that opened the record has gone. */
const takeFocus = (button: HTMLElement | null) => button?.focus()
