import { z } from 'zod'
import { issue } from './field-issue.ts'

/** Trimmed text, not empty, at most `max` characters. */
export const requiredText = (max: number) =>
  z.string().trim().min(1, issue('required')).max(max, issue('too_long'))

/**
 * Characters no name has: controls, line breaks, zero-width characters, and marks that turn the
 * direction of text; `public.is_one_line` says the same in the database.
 */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** Text of at most `max` characters that shows something: more than blanks and characters without a width. */
export const visibleText = (max: number) =>
  requiredText(max).refine(
    (text) => text.replaceAll(INVISIBLE, '').trim() !== '',
    issue('required'),
  )

/** Name on one line, trimmed and without invisible characters, not empty, at most `max` long. */
export const requiredName = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(INVISIBLE, '').trim())
    .min(1, issue('required'))
    .max(max, issue('too_long'))

/** Trimmed text, null when empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, issue('too_long'))
    .transform((text) => (text === '' ? null : text))

/** Address that begins with a host's name, without a scheme: "boulangerie.example", "a.example:8080/menu". */
const BARE_ADDRESS = /^[^\s@:/?#]+\.[^\s@:/?#]+(?:[:/?#]|$)/

/**
 * Absolute http(s) URL, null when empty; a bare host gets `https://`. The database refuses every other scheme as
 * well.
 */
export const optionalAddress = (max: number) =>
  z
    .string()
    .trim()
    .transform((text) => (BARE_ADDRESS.test(text) ? `https://${text}` : text))
    .pipe(
      z
        .string()
        .max(max, issue('too_long'))
        .regex(/^(https?:\/\/[^\s"<>\\]+)?$/i, issue('invalid_address')),
    )
    .transform((text) => (text === '' ? null : text))

/** Number as people type it, with a decimal comma or point; null when empty (specification §5). */
export const optionalNumber = (number: z.ZodNumber) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))))
    .pipe(number.nullable())

/** Number from 0 to `max`. */
export const number = (max: number) =>
  z.number(issue('not_a_number')).min(0, issue('too_small')).max(max, issue('too_large'))

/** One of the options, null for the empty prompt. */
export const optionalChoice = <const Option extends string>(options: readonly Option[]) =>
  z
    .enum(['', ...options], issue('not_an_option'))
    .transform((choice) => options.find((option) => option === choice) ?? null)
