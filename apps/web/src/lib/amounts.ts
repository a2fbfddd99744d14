import { dates } from './format.ts'
import { currentLocale } from './i18n.ts'

/** Amount in a currency, without cents: "12 400 €". */
export const amount = (value: number, currency: string): string =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(value)

/** ISO day without a time zone: "31 mars 2027". */
export const dayText = (day: string): string =>
  dates({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
