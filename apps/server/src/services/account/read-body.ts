import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { z } from 'zod'

/** The JSON body as `schema` reads it, `{}` where there is none. Throws `bad_json` and `validation_failed` (400). */
export async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const result = schema.safeParse(await readJson(c))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const text = issue && `${issue.path.join('.') || 'body'}: ${issue.message}`
  throw new AppError('validation_failed', text === undefined ? {} : { text })
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse((await c.req.text()) || '{}')
  } catch (cause) {
    throw new AppError('bad_json', { cause })
  }
}
