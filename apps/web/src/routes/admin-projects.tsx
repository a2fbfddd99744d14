import type { AdminProjectsPage, ProjectFigures } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  adminProjectsAddress,
  adminProjectsQuery,
  projectFiguresQuery,
} from '../data/admin-projects.ts'
import { PAGE_SIZES } from '../data/list-address.ts'
import { PeriodChoice } from '../features/admin-projects/figures/period-choice.tsx'
import { ProjectFiguresView } from '../features/admin-projects/figures/project-figures-view.tsx'
import { ProjectPanel } from '../features/admin-projects/project-panel.tsx'
import { ProjectRows } from '../features/admin-projects/project-rows.tsx'
import { ProjectsToolbar } from '../features/admin-projects/projects-toolbar.tsx'
import { ViewChoice } from '../features/admin-projects/view-choice.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePager } from '../lib/use-pager.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { Pager } from '../ui/pager.tsx'
import { ListScreen } from './list-screen.tsx'
import { SearchMarks } from './search-marks.tsx'

/** Projects of all clients, as a list or in figures; all that is shown is in the address. */
export function AdminProjects() {
  const { t } = useTranslation()
  const { address, opened, change, open, close } = useListAddress(adminProjectsAddress, {
    page: 1,
  })
  const isList = address.view === 'list'
  const projects = useQuery({ ...adminProjectsQuery(address), enabled: isList })
  const figures = useQuery({ ...projectFiguresQuery(address.days), enabled: !isList })
  const pager = usePager(projects, {
    page: address.page,
    perPage: PAGE_SIZES.projects,
    onChange: change,
  })
  const list = useRef<HTMLUListElement>(null)
  const { remember, focusAfter } = useReturnFocus(list)
  const openId = opened('project')

  const handleOpen = (id: string) => {
    remember()
    open('project', id)
  }
  const handleShowAll = () => {
    change({ search: '', state: undefined })
    list.current?.focus()
  }
  const failure = isList ? 'adminProjects.loadFailed' : 'adminProjects.figures.loadFailed'
  return (
    <ListScreen<AdminProjectsPage | ProjectFigures>
      title={t('admin.projects')}
      actions={<ViewChoice address={address} onChange={change} />}
      toolbar={
        isList ? (
          <ProjectsToolbar address={address} counts={projects.data?.counts} onChange={change} />
        ) : (
          <PeriodChoice address={address} onChange={change} />
        )
      }
      query={isList ? projects : figures}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, failure)}
      rows={(data) =>
        'projects' in data ? (
          <SearchMarks search={address.search} by="text">
            <ProjectRows
              projects={data.projects}
              address={address}
              onOpen={handleOpen}
              onShowAll={handleShowAll}
              list={list}
            />
          </SearchMarks>
        ) : (
          <ProjectFiguresView figures={data} />
        )
      }
      pager={() => isList && <Pager {...pager} />}
    >
      {openId !== null && (
        <ProjectPanel key={openId} id={openId} onClose={close} focusAfter={focusAfter} />
      )}
    </ListScreen>
  )
}
