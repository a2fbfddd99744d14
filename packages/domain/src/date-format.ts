type Looks = {
  /** Space between the parts of a date; a non-breaking one keeps it on one line. */
  space?: string
}

/** Format of dates as `Intl` writes them, with the French ordinal of the first day of a month: “1er mars”. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  { space = ' ' }: Looks = {},
) {
  const parts = new Intl.DateTimeFormat(locale, options)
  const wordOf = ({ type, value }: Pick<Intl.DateTimeFormatPart, 'type' | 'value'>) => {
    if (type === 'day' && value === '1' && locale.startsWith('fr')) return '1er'
    return type === 'literal' && value === ' ' ? space : value
  }
  return {
    format: (date: Date): string => parts.formatToParts(date).map(wordOf).join(''),
    formatRange: (from: Date, to: Date): string =>
      parts.formatRangeToParts(from, to).map(wordOf).join(''),
  }
}
