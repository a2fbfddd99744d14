import { z } from 'zod'
import { ARCHETYPES } from '../analyse/analysis.ts'
import { COUNT_UNITS } from './count-units.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const labels = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) })
const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

/** Person-days of a project of usual size: least, likely, most. */
const days = z
  .tuple([z.number().positive(), z.number().positive(), z.number().positive()])
  .refine(([min, likely, max]) => min <= likely && likely <= max, 'min <= likely <= max')

const role = z.strictObject({
  trade: slug,
  /** The team is complete without it. */
  optional: z.boolean().optional(),
  /** The seat exists only if the brief wants one of these skills (or names the trade). */
  when: z.array(slug).min(1).optional(),
  /** A seat for each language that people must speak, each with that language. */
  perLanguage: z.boolean().optional(),
  /** What the work needs whatever the brief says; level 3 unless told. */
  skills: z.array(z.strictObject({ skill: slug, level: level.optional() })),
})

const task = z.strictObject({
  id: slug,
  labels,
  trade: slug,
  skill: slug,
  level: level.optional(),
  days,
  /** `days` holds for `at` units; the work grows with (count / at) to this power: 1 is proportional. */
  scale: z
    .strictObject({
      unit: z.enum(COUNT_UNITS),
      at: z.number().positive(),
      power: z.number().min(0.1).max(1),
    })
    .optional(),
  /** Done once for each language that people must speak. */
  eachLanguage: z.boolean().optional(),
  /** The task exists only if the brief wants one of these skills. */
  when: z.array(slug).min(1).optional(),
  after: z.array(slug),
  milestone: slug,
  /** What it brings about; dropped with it. */
  deliverable: slug.optional(),
})

/** Template of a kind of project: who takes part, what is done in which order and what comes out of it. */
export const templateSchema = z.strictObject({
  archetype: z.enum(ARCHETYPES),
  milestones: z.array(z.strictObject({ id: slug, labels })).min(1),
  /** The first leads: it takes over what no other seat can do. */
  roles: z.array(role).min(1),
  tasks: z.array(task).min(1),
  deliverables: z.array(z.strictObject({ id: slug, labels, milestone: slug })).min(1),
  /** Where work that the brief adds stands: begun after these tasks, done before those. */
  extras: z.strictObject({ after: z.array(slug), before: z.array(slug), milestone: slug }),
  /** Share of a budget that pays the team; the rest buys what is not work (venue, meals, hardware). 1 unless told. */
  workShare: z.number().min(0.1).max(1).optional(),
  /** A seat of coordination, where the team has three seats or more: share of the others' work. */
  coordination: z.strictObject({ trade: slug, share: z.number().min(0.03).max(0.3) }).optional(),
})

export type Template = z.infer<typeof templateSchema>
export type TemplateTask = Template['tasks'][number]
export type TemplateRole = Template['roles'][number]
