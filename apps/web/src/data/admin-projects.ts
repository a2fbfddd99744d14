import {
  adminProjectDetail,
  adminProjectsPage,
  decisionRecord,
  planHealth,
  adminProjectsQuery as projectsParams,
  recordCheck,
} from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { currentLanguage } from '../lib/i18n.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { readApi } from './read-api.ts'

/** Address of the list: state, search, order and page. */
export const adminProjectsAddress = listAddress(projectsParams.omit({ per_page: true }))
export type AdminProjectsAddress = ReturnType<typeof adminProjectsAddress.parse>

const KEY = ['admin', 'projects'] as const

export const adminProjectsQuery = (address: AdminProjectsAddress) =>
  queryOptions({
    queryKey: [...KEY, 'list', address],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = listParams({ ...address, per_page: PAGE_SIZES.projects })
      return readApi(adminProjectsPage, `/admin/projects?${query}`, signal)
    },
  })

export const adminProjectQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => readApi(adminProjectDetail, `/admin/projects/${id}`, signal),
  })

/** Health of a project's plan, its sentences in the language of the interface. */
export const projectHealthQuery = (id: string, language = currentLanguage()) =>
  queryOptions({
    queryKey: [...KEY, 'one', id, 'health', language],
    queryFn: ({ signal }) => readApi(planHealth, `/projects/${id}/plan/health`, signal),
  })

type RecordOf = { project: string; formation: string }

/** Decision record of a formation, its sentences in the language of the interface. */
export const decisionRecordQuery = (
  { project, formation }: RecordOf,
  language = currentLanguage(),
) =>
  queryOptions({
    queryKey: [...KEY, 'one', project, 'record', formation, language],
    queryFn: ({ signal }) =>
      readApi(decisionRecord, `/admin/projects/${project}/formations/${formation}`, signal),
  })

/** Forms the teams of a record again and compares them. */
export const useFormAgain = ({ project, formation }: RecordOf) =>
  useMutation({
    mutationFn: async () => {
      const path = `/admin/projects/${project}/formations/${formation}/again`
      const response = await callApiSignedIn({ method: 'POST', path })
      return recordCheck.parse(await response.json())
    },
  })
