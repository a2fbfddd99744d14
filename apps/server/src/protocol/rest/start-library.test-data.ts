import { AppError } from '@podium/domain'
import { pino } from 'pino'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Database } from '../../platform/db/database.ts'
import { createRest, type RestDeps } from './index.ts'
import { LIBRARY } from './library.sql.test-data.ts'

type Asked = { body?: unknown; headers?: Record<string, string> }

export type Answer = {
  status: number
  headers: Record<string, string>
  /** Body, parsed if it is JSON, else text; null when empty. */
  body: unknown
}

/** Data API over a small library; a token is the name of the role it stands for. */
export async function startLibrary(db: Database & AsyncDisposable, deps: Partial<RestDeps> = {}) {
  for (const statement of splitStatements(LIBRARY)) await db.query(statement)
  const verifyToken = async (role: string): Promise<Claims> => {
    if (role === 'forged') throw new AppError('bad_jwt')
    return { role, sub: 'someone' }
  }
  const rest = createRest({
    db,
    verifyToken,
    logger: pino({ enabled: false }),
    prefix: '',
    ...deps,
  })

  async function ask(method: string, path: string, { body, headers = {} }: Asked = {}) {
    const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body)
    const response = await rest.app.request(path, {
      method,
      headers: withoutEmpty({
        apikey: 'authenticated',
        'content-type': 'application/json',
        ...headers,
      }),
      ...(text === null ? {} : { body: text }),
    })
    return readAnswer(response)
  }
  return {
    db,
    ask,
    async [Symbol.asyncDispose]() {
      await rest.close()
      await db[Symbol.asyncDispose]()
    },
  }
}

const withoutEmpty = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

/**
 * Statements of a file, split on semicolons at the end of a line: no function body here has one.
 */
const splitStatements = (sql: string): string[] =>
  sql.split(/;\n/).filter((statement) => statement.trim() !== '')

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text === '' ? null : parse(text),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
