/** Statements that make what a kind of line of `describeAccess` says. */
type Maker = readonly [line: RegExp, make: (...parts: string[]) => string[]]

/** Kinds of lines, in the order in which what they make depends on each other. */
const MAKERS: readonly Maker[] = [
  [/^role (\w+) that passes row security$/, (role) => [`alter role ${role} bypassrls`]],
  [/^ownership of (.+)$/, (name) => [`alter table ${name} owner to current_user`]],
  [/^row security on (.+)$/, (name) => [`alter table ${name} enable row level security`]],
  [
    /^policy (".+") on (\S+) for (\w+) to (.+?)( that restricts)?:(.+)$/,
    (name, table, verb, roles, restricts, rule) => [
      `drop policy if exists ${name} on ${table}`,
      `create policy ${name} on ${table} as ${restricts ? 'restrictive' : 'permissive'} for ${verb} to ${roles}${clauses(rule)}`,
    ],
  ],
  [/^(\w+) on schema (\w+) for (\w+)$/, (right, name, to) => grant(right, `schema ${name}`, to)],
  [/^execute on (.+) for (\w+)$/, (name, to) => grant('execute', `function ${name}`, to)],
  [/^usage on (\w+\.\w+) for (\w+)$/, (name, to) => grant('usage', `sequence ${name}`, to)],
  [/^(\w+) on (\w+\.\w+) for (\w+)$/, (right, name, to) => grant(right, name, to)],
  [
    /^(\w+) on (\w+\.\w+)\.(\w+) for (\w+)$/,
    (right, name, column, to) => grant(`${right} (${column})`, name, to),
  ],
]

const grant = (right = '', object = '', to = '') => [
  `grant ${right} on ${object} to ${to === 'everybody' ? 'public' : to}`,
]

/** Clauses of `create policy` for a rule as `describeAccess` words it. */
const clauses = (rule = '') =>
  rule
    .replace(/^ using (.*?)(?= check |$)/, ' using ($1)')
    .replace(/(^|\)) check (.*)$/, '$1 with check ($2)')

/**
 * Groups of statements that make what lines of `describeAccess` say, roles, memberships and time limits
 * left out; a policy and its rule, of which either may be among the lines, is one group. `wanted` are all
 * lines there should be.
 */
export function accessStatements(lines: readonly string[], wanted: readonly string[]): string[][] {
  const policies = new Set(lines.flatMap((line) => POLICY.exec(line)?.[1] ?? []))
  const whole = [...policies].map((name) => {
    const policy = wanted.find((line) => line.startsWith(`policy ${name} for `)) ?? ''
    const rule = wanted.find((line) => line.startsWith(`rule of policy ${name}:`)) ?? ''
    return policy + rule.replace(`rule of policy ${name}`, '')
  })
  const others = lines.filter((line) => !POLICY.test(line))
  const made = [...others, ...whole].flatMap((line) => {
    const order = MAKERS.findIndex(([kind]) => kind.test(line))
    const [kind, make] = MAKERS[order] ?? []
    const parts = kind?.exec(line)
    return make && parts ? [{ order, statements: make(...parts.slice(1)) }] : []
  })
  return made.sort((one, other) => one.order - other.order).map(({ statements }) => statements)
}

/** Policy with its table, in its own line and in that of its rule. */
const POLICY = /^(?:rule of )?policy (".+?" on \w+\.\w+)/
