export { allowedMethods } from './allowed-methods.ts'
export { bind, type Compiled, compile } from './compile.ts'
export { toRestError } from './database-refusal.ts'
export { createParser } from './parse/create-parser.ts'
export type { Dialect, ParsedRequest, RawRequest } from './parse/request.ts'
export { type AnswerRow, type RestResponse, respond } from './respond.ts'
export { RestError, toRestBody } from './rest-error.ts'
export {
  type ForeignKey,
  inferRelationships,
  type ViewColumn,
} from './schema/infer-relationships.ts'
export {
  type Column,
  type ComputedColumn,
  type ComputedRelationship,
  type Identifier,
  type Parameter,
  qualified,
  type Routine,
  type Schema,
  type Table,
} from './schema/schema.ts'
