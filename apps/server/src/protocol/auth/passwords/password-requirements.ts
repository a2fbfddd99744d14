/** Kinds of characters that a password may need, by the names that Supabase has for them. */
const SETS = {
  letters_digits: ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'],
  lower_upper_letters_digits: [
    'abcdefghijklmnopqrstuvwxyz',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '0123456789',
  ],
  lower_upper_letters_digits_symbols: [
    'abcdefghijklmnopqrstuvwxyz',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '0123456789',
    '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~',
  ],
} as const
export type PasswordRequirements = keyof typeof SETS

/** Sets of which a password needs a character each, where it lacks one; undefined where it has all. */
export function missingCharacters(
  password: string,
  requirements: PasswordRequirements | undefined,
): readonly string[] | undefined {
  if (requirements === undefined) return undefined
  const sets = SETS[requirements]
  const hasAll = sets.every((set) => [...password].some((character) => set.includes(character)))
  return hasAll ? undefined : sets
}
