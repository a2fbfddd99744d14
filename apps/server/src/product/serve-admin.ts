import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../platform/http/http-env.ts'
import {
  type Access,
  type Input,
  type Operation,
  type Served,
  serve,
} from '../platform/http/operation.ts'

/** An operation behind `requireAccess`; its handler also gets the caller's id. */
export const serveAdmin = <const O extends Operation & { access: Exclude<Access, 'anybody'> }>(
  operation: O,
  handle: (
    c: Context<HttpEnv>,
    input: Input<O> & { actorId: string },
  ) => Response | Promise<Response>,
): Served =>
  serve<O>(operation, (c, input) => {
    const { personId: actorId } = c.var
    if (actorId === undefined) throw new AppError('no_authorization')
    return handle(c, { ...input, actorId })
  })
