import { LIMITS } from '../limits.ts'
import { invalidBody, tooManyRows } from '../refusals.ts'

/**
 * Rows of a CSV text with a header line; the text NULL, quoted or not, is null. Throws PGRST102 for
 * ragged or too many rows.
 */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [header, ...rows] = readRows(text)
  if (!header) throw invalidBody('Empty or invalid csv')
  const rowLength = header.reduce((length, name) => length + name.length + '"":"",'.length, 0)
  if (rowLength * rows.length > LIMITS.csvAsJsonLength) throw invalidBody('The csv is too large')
  return rows.map((row) => {
    if (row.length !== header.length) throw invalidBody('All lines must have same number of fields')
    return Object.fromEntries(
      header.map((name, index) => [name, row[index] === 'NULL' ? null : (row[index] ?? null)]),
    )
  })
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|\n|\r|$)/y

function readRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length || row.length > 0) {
    const cell = CELL.exec(text)
    if (!cell) throw invalidBody('Empty or invalid csv')
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '')
    if (cell[3] === ',') continue
    rows.push(row)
    // The header does not count as a row.
    if (rows.length > LIMITS.bodyRows + 1) throw tooManyRows()
    row = []
  }
  return rows
}
