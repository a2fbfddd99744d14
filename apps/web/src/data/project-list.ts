import type { Project } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { PROJECTS_KEY } from './projects-key.ts'
import { readUnchecked } from './read-api.ts'

/** Projects of the person signed in; first views show them, so their schema is not downloaded (decision 0235). */
export const projectsQuery = queryOptions({
  queryKey: PROJECTS_KEY,
  queryFn: ({ signal }) => readUnchecked<Project[]>('/projects', signal),
})

/** Begins a project; the caller shows a failure beside the form. The code that reads its answer is downloaded first. */
export function useCreateProject() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (text: string) => {
      const { createProject } = await import('./projects.ts')
      return createProject(queries, text)
    },
  })
}

export function useDeleteProject() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApiSignedIn({ method: 'DELETE', path: `/projects/${id}` }),
    onSuccess: (_answer, id) => {
      queries.removeQueries({ queryKey: ['projects', 'one', id] })
      return queries.invalidateQueries({ queryKey: PROJECTS_KEY })
    },
  })
}
