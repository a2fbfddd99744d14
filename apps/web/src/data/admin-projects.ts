import {
  adminProjectDetail,
  adminProjectsPage,
  decisionRecord,
  FIGURE_DAYS,
  type FigureDays,
  planHealth,
  projectFigures,
  adminProjectsQuery as projectsParams,
  type RoomReadingForm,
  recordCheck,
  roomView,
  type SeatOverrideForm,
} from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { currentLanguage } from '../lib/i18n.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { waitingQuery } from './overview.ts'
import { readApi } from './read-api.ts'

/** Address of the screen: state, search, order and page of the list, or the figures of a period. */
export const adminProjectsAddress = listAddress(
  projectsParams.omit({ per_page: true }).extend({
    view: z.enum(['list', 'figures']).default('list'),
    days: z.enum(FIGURE_DAYS).default('90'),
  }),
)
export type AdminProjectsAddress = ReturnType<typeof adminProjectsAddress.parse>

const KEY = ['admin', 'projects'] as const

export const adminProjectsQuery = ({ state, search, sort, page }: AdminProjectsAddress) =>
  queryOptions({
    queryKey: [...KEY, 'list', { state, search, sort, page }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = listParams({ state, search, sort, page, per_page: PAGE_SIZES.projects })
      return readApi(adminProjectsPage, `/admin/projects?${query}`, signal)
    },
  })

export const projectFiguresQuery = (days: FigureDays) =>
  queryOptions({
    queryKey: [...KEY, 'figures', days],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      readApi(projectFigures, `/admin/projects/figures?days=${days}`, signal),
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

type RoomAsked = RoomReadingForm & { before?: number }

/** Reads the room of a project for a reason, its newest messages or those before one; the caller shows a failure. */
export const useReadRoom = (project: string) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: async ({ before, ...body }: RoomAsked) => {
      const query = before === undefined ? '' : `?before=${before}`
      const path = `/admin/projects/${project}/room${query}`
      return roomView.parse(await (await callApiSignedIn({ method: 'POST', path, body })).json())
    },
  })

/** Takes somebody off a seat; the caller shows a failure beside the form. */
export function useOverrideSeat(project: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: SeatOverrideForm) =>
      callApiSignedIn({ method: 'POST', path: `/admin/projects/${project}/team/overrides`, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries(waitingQuery),
      ]),
  })
}
