import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { adminProjectsAddress, adminProjectsQuery } from '../data/admin-projects.ts'
import { PAGE_SIZES } from '../data/list-address.ts'
import { ProjectPanel } from '../features/admin-projects/project-panel.tsx'
import { ProjectRows } from '../features/admin-projects/project-rows.tsx'
import { ProjectsToolbar } from '../features/admin-projects/projects-toolbar.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePager } from '../lib/use-pager.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { Pager } from '../ui/pager.tsx'
import { ListScreen } from './list-screen.tsx'
import { SearchMarks } from './search-marks.tsx'

/** Projects of all clients; state, search, order, page and the open project are in the address. */
export function AdminProjects() {
  const { t } = useTranslation()
  const { address, opened, change, open, close } = useListAddress(adminProjectsAddress, {
    page: 1,
  })
  const query = useQuery(adminProjectsQuery(address))
  const pager = usePager(query, {
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
  return (
    <ListScreen
      title={t('admin.projects')}
      toolbar={<ProjectsToolbar address={address} counts={query.data?.counts} onChange={change} />}
      query={query}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, 'adminProjects.loadFailed')}
      rows={({ projects }) => (
        <SearchMarks search={address.search} by="text">
          <ProjectRows
            projects={projects}
            address={address}
            onOpen={handleOpen}
            onShowAll={handleShowAll}
            list={list}
          />
        </SearchMarks>
      )}
      pager={() => <Pager {...pager} />}
    >
      {openId !== null && (
        <ProjectPanel key={openId} id={openId} onClose={close} focusAfter={focusAfter} />
      )}
    </ListScreen>
  )
}
