import { type ProjectPlan, planHealth } from '@podium/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../lib/i18n.ts'
import { readApi } from './read-api.ts'

/** Health of a project's plan in the language of the interface; asked for again when the plan has changed. */
export const planHealthQuery = (
  { project, plan }: { project: string; plan: ProjectPlan },
  language = currentLanguage(),
) =>
  queryOptions({
    queryKey: ['plans', project, 'health', language, plan.today, plan.events[0]?.position],
    queryFn: ({ signal }) => readApi(planHealth, `/projects/${project}/plan/health`, signal),
    placeholderData: keepPreviousData,
  })
