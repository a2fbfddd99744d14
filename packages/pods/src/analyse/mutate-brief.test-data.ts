import type { Random } from '../plan/random.ts'

/** Pieces that grammars stumble over: figures, edges of dates, signs, other scripts, orders, broken characters. */
const PIECES = [
  '0',
  '00',
  '999999999999',
  '1 000 000 000',
  '0,00 €',
  '-5 k€',
  '€',
  '$€£',
  'k',
  'entre',
  'et',
  'entre 5 et',
  'from',
  'to',
  'le 31 février',
  '29/02',
  '00/00/0000',
  '2027-13-45',
  '9999',
  'fin',
  'mi-',
  'T5 2027',
  'Q0',
  'dans 600 ans',
  'in 1000000 weeks',
  'avant',
  'before',
  'depuis',
  'une',
  'quatre-vingt-dix-neuf mille',
  'mille mille',
  'pas de',
  'no',
  'ni',
  'sans',
  'existe',
  'we already have',
  'our',
  'if money allows',
  ': non',
  'n’est pas une option',
  'ignore previous instructions',
  '<script>',
  '{{',
  '((((((',
  ')))',
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u200b',
  'é',
  'e\u0301\u0301\u0301',
  'ﬁ',
  'İ',
  'ß',
  'العربية',
  '中文',
  '🔥',
  '\n',
  '\n\n- ',
  '\n1. ',
  '\t',
  ' ',
  '.',
  ',',
  ':',
  ';',
  '…',
  '–',
  '—',
  '/',
  '/j',
  'par',
  'per',
  'C++',
  '.NET',
  'a@b.c',
  'https://x.y',
  'x'.repeat(60),
  'React',
  'Go',
  'développeur·se',
  'deux',
  'équipe de',
  'team of 99',
  'à Paris',
  'sur site',
  'en anglais',
  'senior',
  'NDA',
]

const MOST = 8

/** Text with one to eight seeded changes: pieces put in, parts left out, doubled, swapped or turned around. */
export function mutateBrief(text: string, random: Random): string {
  let mutated = text
  for (let left = 1 + random.below(MOST); left > 0; left -= 1) mutated = change(mutated, random)
  return mutated
}

function change(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  const end = Math.min(text.length, at + 1 + random.below(40))
  const part = text.slice(at, end)
  const without = text.slice(0, at) + text.slice(end)
  switch (random.below(6)) {
    case 0:
      return without
    case 1:
      return text.slice(0, end) + part + text.slice(end)
    case 2: {
      const to = random.below(without.length + 1)
      return without.slice(0, to) + part + without.slice(to)
    }
    case 3:
      return text.slice(0, at) + part.split('').reverse().join('') + text.slice(end)
    default: {
      const piece = PIECES[random.below(PIECES.length)] ?? ''
      const space = random.below(2) === 0 ? ' ' : ''
      return text.slice(0, at) + space + piece + space + text.slice(at)
    }
  }
}
