import { z } from 'zod'

/** Rows on a page of each list of the admin area: about what a tall window shows. */
export const PAGE_SIZES = {
  audit: 25,
  contactMessages: 25,
  keptMails: 25,
  moderation: 20,
  newsletterSubscriptions: 50,
  projects: 25,
  users: 25,
}

/** Number of a page, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1)

/**
 * Address of a list, by the schema of its query. A parameter that does not fit counts as absent: an old or
 * mistyped link still shows a list.
 */
export function listAddress<Query extends z.ZodObject>(query: Query) {
  return {
    parse(params: Record<string, string>): z.output<Query> {
      const fitting = Object.entries(query.shape)
        .filter(([name, field]) => z.safeParse(field, params[name]).success)
        .map(([name]) => [name, params[name]])
      return query.parse(Object.fromEntries(fitting))
    },
  }
}

/** Parameters of a list request; undefined and empty values are left out. */
export const listParams = (values: Record<string, string | number | undefined>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
