import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminProjectQuery } from '../../data/admin-projects.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { isGone } from '../../lib/is-refusal.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { DecisionRecordView } from './record/decision-record-view.tsx'

type ProjectPanelProps = {
  id: string
  onClose: () => void
  /** Element to focus when the panel closes; null: the element that opened it. */
  focusAfter: () => HTMLElement | null
}

/** Panel of one project, and of the decision record of one of its formations. */
export function ProjectPanel({ id, onClose, focusAfter }: ProjectPanelProps) {
  const { t } = useTranslation()
  const query = useQuery(adminProjectQuery(id))
  const [record, setRecord] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const handleBack = () => {
    setLeft(record)
    setRecord(null)
  }
  return (
    <SidePanel
      title={t(record === null ? 'adminProjects.panel.title' : 'adminProjects.record.title')}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <Loaded
        query={query}
        loading={<ListSkeleton />}
        sentence={(error) => errorSentence(t, error)}
        isFinal={isGone}
      >
        {(project) =>
          record === null ? (
            <ProjectFacts project={project} left={left} onRecord={setRecord} />
          ) : (
            <DecisionRecordView project={id} formation={record} onBack={handleBack} />
          )
        }
      </Loaded>
    </SidePanel>
  )
}
