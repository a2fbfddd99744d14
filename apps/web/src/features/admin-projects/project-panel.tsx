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
import type { ReadRoom } from './room/ask-for-room.tsx'
import { RoomReading } from './room/room-reading.tsx'

type ProjectPanelProps = {
  id: string
  onClose: () => void
  /** Element to focus when the panel closes; null: the element that opened it. */
  focusAfter: () => HTMLElement | null
}

/** Panel of one project, of the decision record of one of its formations, and of its room. */
export function ProjectPanel({ id, onClose, focusAfter }: ProjectPanelProps) {
  const { t } = useTranslation()
  const query = useQuery(adminProjectQuery(id))
  const [record, setRecord] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const [read, setRead] = useState<ReadRoom | null>(null)
  const handleBack = () => {
    setLeft(record)
    setRecord(null)
  }
  return (
    <SidePanel title={t(titleOf({ record, read }))} onClose={onClose} focusAfter={focusAfter}>
      <Loaded
        query={query}
        loading={<ListSkeleton />}
        sentence={(error) => errorSentence(t, error)}
        isFinal={isGone}
      >
        {(project) => {
          if (read !== null)
            return <RoomReading project={id} read={read} onBack={() => setRead(null)} />
          if (record !== null)
            return <DecisionRecordView project={id} formation={record} onBack={handleBack} />
          return (
            <ProjectFacts project={project} left={left} onRecord={setRecord} onRead={setRead} />
          )
        }}
      </Loaded>
    </SidePanel>
  )
}

type Shown = { record: string | null; read: ReadRoom | null }

function titleOf({ record, read }: Shown) {
  if (read !== null) return 'adminProjects.room.title'
  return record === null ? 'adminProjects.panel.title' : 'adminProjects.record.title'
}
