import { z } from 'zod'

const id = z.guid().toLowerCase()

/** Skill of a member that a client endorses from an accepted milestone. */
export const endorsementForm = z.object({
  person_id: id,
  skill_id: id,
  shows_title: z.boolean().describe('Whether the project’s title is shown beside its kind'),
})
export type EndorsementForm = z.output<typeof endorsementForm>

export const endorsementPath = z.object({ id })
/** Whether an endorsement shows on the profile of whom it is about. */
export const endorsementVisibilityForm = z.object({ is_hidden: z.boolean() })

const endorsable = z
  .object({
    person: z.object({ id: z.guid(), name: z.string().nullable() }),
    skills: z.array(
      z.object({
        id: z.guid(),
        name: z.string(),
        endorsement: z.guid().nullable().describe('Id of the one given by the client'),
      }),
    ),
  })
  .meta({ id: 'Endorsable' })

export const endorsableList = z.array(endorsable)
export type Endorsable = z.output<typeof endorsable>
