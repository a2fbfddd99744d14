import { folded, SKILL_SUGGESTIONS_MAX, type SkillLevel } from '@podium/domain'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceSkills } from '../lib/skills-signal.ts'
import { getClient } from './client.ts'
import { eligibilityQuery } from './eligibility.ts'
import { beginningWith, containing, exactly } from './search-pattern.ts'
import { personId } from './session.ts'

export type Skill = { id: string; name: string; category: string | null }
export type OwnedSkill = { id: string; level: SkillLevel; skill: Skill }

const SKILLS_KEY = ['skills']

/**
 * Skills whose name contains a text, ignoring case and accents, and that the person does not have; at most 8
 * (specification §5). Names that begin with the text come first, so that the exact name is always among them.
 */
export const skillSuggestionsQuery = (userId: string, text: string) => {
  const typed = folded(text.trim())
  return queryOptions({
    queryKey: [...SKILLS_KEY, userId, typed],
    queryFn: async ({ signal }): Promise<Skill[]> => {
      const client = await getClient()
      const like = (pattern: string) =>
        client
          .from('skills')
          // An empty embed, so that those the person has can be left out.
          .select('id,name,category,own:user_skills()')
          .eq('own.user_id', userId)
          .is('own', null)
          .like('folded', pattern)
          .order('name')
          .limit(SKILL_SUGGESTIONS_MAX)
          .abortSignal(signal)
          .throwOnError()
      const [beginning, anywhere] = await Promise.all([
        like(beginningWith(typed)),
        like(containing(typed)),
      ])
      const found = [...beginning.data, ...anywhere.data]
      const distinct = new Map(
        found.map(({ id, name, category }) => [id, { id, name, category }] as const),
      )
      return [...distinct.values()].slice(0, SKILL_SUGGESTIONS_MAX)
    },
  })
}

export const ownedSkillsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-skills', userId],
    queryFn: async ({ signal }): Promise<OwnedSkill[]> => {
      const client = await getClient()
      const { data } = await client
        .from('user_skills')
        .select('id,level,skill:skills(id,name,category)')
        .eq('user_id', userId)
        .order('skill(name)')
        .abortSignal(signal)
        .throwOnError()
      // The column's check constraint is the type: 1 to 5.
      return data.map((row) => ({ ...row, level: row.level as SkillLevel }))
    },
  })

type NewSkill = { name: string; category: string | null }

/** Links a skill to the person with a level; creates the skill where it does not exist. */
export function useAddSkill() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ skill, level }: { skill: Skill | NewSkill; level: SkillLevel }) => {
      const client = await getClient()
      const { id } = 'id' in skill ? skill : await findOrCreateSkill(skill)
      await client
        .from('user_skills')
        .insert({ user_id: personId(), skill_id: id, level })
        .throwOnError()
    },
    onSuccess: () => skillsChanged(queries),
  })
}

/** Id of a new skill, or of the one that somebody else has created meanwhile. */
async function findOrCreateSkill(skill: NewSkill): Promise<Pick<Skill, 'id'>> {
  const client = await getClient()
  const { data, error } = await client.from('skills').insert(skill).select('id').single()
  if (error === null) return data
  if (error.code !== '23505') throw error
  const { data: same } = await client
    .from('skills')
    .select('id')
    .ilike('name', exactly(skill.name))
    .single()
    .throwOnError()
  return same
}

/** Changes the level of an owned skill: optimistic, rolled back when refused. */
export function useSetSkillLevel() {
  const queries = useQueryClient()
  const { queryKey } = ownedSkillsQuery(personId())
  return useMutation({
    scope: { id: 'skill level' },
    mutationFn: async ({ id, level }: { id: string; level: SkillLevel }) => {
      const client = await getClient()
      await client.from('user_skills').update({ level }).eq('id', id).throwOnError()
    },
    onMutate: async ({ id, level }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (owned) =>
        owned?.map((each) => (each.id === id ? { ...each, level } : each)),
      )
      return { before }
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useRemoveSkill() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getClient()
      await client.from('user_skills').delete().eq('id', id).throwOnError()
    },
    onSuccess: () => skillsChanged(queries),
  })
}

/**
 * Refreshes what depends on the person's skills, in this tab and the others: suggestions, list, eligibility.
 */
function skillsChanged(queries: QueryClient) {
  announceSkills()
  return Promise.all([
    queries.invalidateQueries({ queryKey: SKILLS_KEY }),
    queries.invalidateQueries(ownedSkillsQuery(personId())),
    queries.invalidateQueries(eligibilityQuery(personId())),
  ])
}
