import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test.each([
  ['No address', [{ text: 'No address' }]],
  ['', []],
  [
    'See https://www.example.org/a, then.',
    [
      { text: 'See ' },
      { text: 'example.org/a', href: 'https://www.example.org/a' },
      { text: ', then.' },
    ],
  ],
  [
    'https://example.org/?q=a%20b#c',
    [{ text: 'example.org/?q=a%20b#c', href: 'https://example.org/?q=a%20b#c' }],
  ],
  [
    '(http://example.org/a_(b))',
    [{ text: '(' }, { text: 'example.org/a_(b)', href: 'http://example.org/a_(b)' }, { text: ')' }],
  ],
  [
    'https://example.org/[a].',
    [{ text: 'example.org/[a]', href: 'https://example.org/[a]' }, { text: '.' }],
  ],
  [
    '«\u202fhttps://example.org\u202f»',
    [
      { text: '«\u202f' },
      { text: 'example.org', href: 'https://example.org' },
      { text: '\u202f»' },
    ],
  ],
  [
    `https://example.org/${'a'.repeat(40)}`,
    [
      {
        text: `example.org/${'a'.repeat(24)}…`,
        href: `https://example.org/${'a'.repeat(40)}`,
      },
    ],
  ],
  ['javascript:alert(1) https://', [{ text: 'javascript:alert(1) https://' }]],
])('%s', (text, parts) => {
  expect(textParts(text)).toEqual(parts)
})
