export type Cell = string | number | boolean | null | undefined

/** One line of a CSV file (RFC 4180), every cell quoted. */
const csvLine = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`

/**
 * Beginning of a cell that a spreadsheet would run as a formula; an apostrophe in front makes it
 * text (OWASP "CSV injection").
 */
const FORMULA = /^\s*[=+\-@|\t\r\n]/

function quoted(cell: Cell): string {
  const text = cell === null || cell === undefined ? '' : String(cell)
  const safe = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * CSV response streamed while its lines are still being read; a client that hangs up stops the
 * reading.
 */
export function csvResponse(
  fileName: string,
  header: readonly string[],
  lines: AsyncIterator<readonly Cell[][]>,
): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(header)))
    },
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value.map(csvLine).join('')))
    },
    async cancel() {
      await lines.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
}
