import fc from 'fast-check'

/** JSON schema, as far as zod writes it. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  format?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  minItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

/**
 * Values that mostly fit a schema, so that they get past the first check; `known` are ids that
 * exist.
 */
export function fitting(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const { anyOf, oneOf = anyOf, properties, items, required = [] } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (oneOf) return fc.oneof(...oneOf.map((option) => fitting(option, known)))
  if (properties) {
    return fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, fitting(property, known)]),
      ),
      { requiredKeys: required },
    )
  }
  if (items) {
    const { minItems: minLength = 0 } = schema
    return fc.array(fitting(items, known), { minLength, maxLength: minLength + 5 })
  }
  const { minimum = -10, maximum = 10_000 } = schema
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    default:
      return fittingText(schema, known)
  }
}

function fittingText(
  { format, pattern, minLength = 0, maxLength = 1_000 }: JsonSchema,
  known: readonly string[],
): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
    case 'guid':
      return fc.oneof(fc.constantFrom(...known), fc.constantFrom(...known), fc.uuid())
    case 'email':
      return fc.oneof(fc.stringMatching(/^[a-z]{1,9}@example\.com$/), fc.emailAddress())
    case 'date-time':
      return fc
        .date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
        .map((date) => date.toISOString())
    default:
      if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
      if (minLength > 0) return fc.string({ unit: 'grapheme', minLength, maxLength })
      return fc.oneof(text, fc.constantFrom(...known), fc.emailAddress())
  }
}

/** Texts that people and programs type, and texts that break parsers. */
export const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '%', '_', '\\', "'", '\0', '\ud800', '../x', '1e9', '-1', '=1+1', 'null'),
)
