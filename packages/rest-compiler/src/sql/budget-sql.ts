import { guardMarkSql } from './guard-mark.ts'
import { quote } from './sql-text.ts'

/** Setting of the running transaction with the bytes its rows have cost so far. */
const SPENT = 'podium.spent'

/** Cost of a row besides its bytes, once for itself and once for each thing embedded in it. */
const ROW_BYTES = 400

/**
 * Rows charged to the answer's budget of bytes; exceeding it raises (decision 0020). Rows come with
 * what is embedded in them, so each list is charged before the one around it. `rows` must end with
 * OFFSET: that keeps the charge out of its own conditions, and so away from rows nobody asked for.
 */
export function paidRowsSql(
  rows: string,
  { alias, embeds, budget }: { alias: string; embeds: number; budget: number },
): string {
  const row = quote(`${alias}_row`)
  const cost = `${ROW_BYTES * (1 + embeds)} + octet_length(${row}::text)`
  const spent = `coalesce(nullif(current_setting('${SPENT}', true), ''), '0')::bigint + ${cost}`
  const isOver = `set_config('${SPENT}', (${spent})::text, true)::bigint > ${budget}`
  const raised = guardMarkSql('budget', `octet_length(${row}::text)`)
  return `SELECT * FROM (${rows}) ${row} WHERE CASE WHEN ${isOver} THEN ${raised} IS NULL ELSE true END`
}
