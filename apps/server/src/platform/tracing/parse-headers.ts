const NAME = /^[!#$%&'*+.^_`|~\w-]+$/

/**
 * Headers in `name=value,name=value`, whose values are percent-encoded (OpenTelemetry's
 * `OTEL_EXPORTER_OTLP_HEADERS`); undefined where a part is none.
 */
export function parseHeaders(text: string): Record<string, string> | undefined {
  try {
    const pairs = text.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return {
        name: name.trim(),
        value: decodeURIComponent(value.join('=').trim()),
        isPair: value.length > 0,
      }
    })
    const areHeaders = pairs.every(
      ({ name, value, isPair }) => isPair && NAME.test(name) && /^[\t\x20-\x7e]*$/.test(value),
    )
    return areHeaders
      ? Object.fromEntries(pairs.map(({ name, value }) => [name, value]))
      : undefined
  } catch {
    return undefined // a value is not encoded
  }
}
