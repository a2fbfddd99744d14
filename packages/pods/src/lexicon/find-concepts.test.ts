import { expect, test } from 'vitest'
import { findConcepts } from './find-concepts.ts'

const found = (text: string) =>
  findConcepts(text).map(({ slug, span }) => [slug, text.slice(...span)])

test.each([
  ['case, accents and plural', 'DEVELOPPEUSES WEB', [['web-developer', 'DEVELOPPEUSES WEB']]],
  [
    'inclusive writing',
    'un·e développeur·se mobile',
    [['mobile-developer', 'développeur·se mobile']],
  ],
  ['link words within a name', 'architecture de notre logiciel', []],
  ['the longest name', 'en React Native', [['react-native', 'React Native']]],
  ['a letter wrong', 'du developement mobile', [['mobile-development', 'developement mobile']]],
  [
    'signs that belong to a name',
    'C++, C# et .NET',
    [
      ['cpp', 'C++'],
      ['csharp', 'C#'],
      ['dotnet', '.NET'],
    ],
  ],
  ['no name across a comma', 'architecture, logicielle', []],
  ['no name in an address', 'https://react.dev or me@wordpress.org', []],
])('names are found: %s', (_what, text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('a phrase means a concept that it does not name', () => {
  expect(found('le site est lent')).toContainEqual(['web-performance', 'site est lent'])
})
