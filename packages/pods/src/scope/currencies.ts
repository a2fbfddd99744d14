/**
 * Euros that one unit of a currency is worth, to two digits: enough to compare a budget with usual rates, too rough to
 * pay by.
 */
const EUROS: Readonly<Record<string, number>> = {
  EUR: 1,
  GBP: 1.15,
  USD: 0.9,
  CHF: 1.05,
  CAD: 0.65,
  AUD: 0.6,
  MAD: 0.09,
  TND: 0.3,
  XOF: 0.0015,
}

export const toEuros = (amount: number, currency: string): number => amount * (EUROS[currency] ?? 1)

export const fromEuros = (amount: number, currency: string): number =>
  amount / (EUROS[currency] ?? 1)
