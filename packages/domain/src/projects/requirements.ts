import { z } from 'zod'
import { day, labels } from './project-terms.ts'

/** Requirement that a correction is about: its kind, and its value where a brief may have several of the kind. */
const requirementKey = z.string().min(1).max(200)

/** Change of one requirement by the client. */
export const correction = z.discriminatedUnion('change', [
  z.object({ change: z.literal('drop'), requirement: requirementKey }),
  z.object({ change: z.literal('optional'), requirement: requirementKey }),
  z.object({ change: z.literal('must'), requirement: requirementKey }),
  z.object({
    change: z.literal('budget'),
    max: z.number().positive().max(1_000_000_000).nullable().describe('For the whole; null: none'),
  }),
  z.object({ change: z.literal('start'), day }),
  z.object({ change: z.literal('due'), day: day.nullable() }),
  z.object({ change: z.literal('team'), max: z.number().int().min(1).max(20) }),
])
export type Correction = z.output<typeof correction>

/** A correction, or the end of one: what the brief says counts again. */
export const correctionForm = z.discriminatedUnion('change', [
  ...correction.options,
  z.object({
    change: z.literal('restore'),
    requirement: requirementKey.describe('Or `budget`, `start`, `due`, `team`'),
  }),
])
export type CorrectionForm = z.output<typeof correctionForm>

/** Requirement as it was understood, with the client's corrections. */
export const projectRequirement = z
  .object({
    key: z.string(),
    kind: z.enum([
      'skill',
      'role',
      'budget',
      'start',
      'due',
      'duration',
      'team',
      'place',
      'remote',
      'spoken',
      'seniority',
      'confidential',
    ]),
    labels: labels.nullable().describe('Name of a skill or role'),
    value: z.union([
      z.string(),
      z.number(),
      z.object({
        min: z.number().nullable(),
        max: z.number().nullable(),
        currency: z.string(),
        per: z.enum(['total', 'day', 'hour', 'month']),
      }),
      z.null(),
    ]),
    must: z.boolean(),
    excluded: z.boolean().describe('Named and not wanted, or there already'),
    corrected: z.enum(['drop', 'optional', 'must', 'set']).nullable().describe('By the client'),
    span: z.tuple([z.number().int(), z.number().int()]).nullable().describe('Place in the text'),
  })
  .meta({ id: 'ProjectRequirement' })
export type ProjectRequirement = z.output<typeof projectRequirement>
