import {
  type ProjectDetail,
  type ProjectModel,
  projectDetail,
  type SuggestionAnswerForm,
} from '@podium/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { useProjectStore } from './projects.ts'

const change = async (method: 'POST' | 'PUT', path: string, body: object = {}) => {
  const answer = await callApiSignedIn({ method, path: `/projects/${path}`, body })
  return projectDetail.parse(await answer.json())
}

/** Says whether a model may read a project's brief; the model is the one that was shown. */
export function useModelConsent(id: string) {
  const onSuccess = useProjectStore()
  return useMutation({
    mutationFn: ({ given, model }: { given: boolean; model: ProjectModel }) =>
      change('PUT', `${id}/model-consent`, { given, host: model.host, model: model.name }),
    onSuccess,
  })
}

export function useAnswerSuggestion(id: string) {
  const onSuccess = useProjectStore()
  return useMutation({
    mutationFn: (answer: SuggestionAnswerForm) => change('POST', `${id}/suggestions`, answer),
    onSuccess,
  })
}

/**
 * Has the reply to what was said last phrased where a project waits for it, and shows the project then. Returns whether
 * that is under way. Without an answer the project stays as it is; nothing else waits for it.
 */
export function usePhrasing({ id, model, turns }: ProjectDetail): boolean {
  const store = useProjectStore()
  const { isFetching } = useQuery({
    queryKey: ['projects', 'phrasing', id, turns.length],
    enabled: model?.is_waiting === true,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const phrased = await change('POST', `${id}/phrasings`)
      store(phrased)
      return phrased.turns.length
    },
  })
  return isFetching
}
