/** PostgreSQL's text form of an array, every element quoted: `{"a","b,c"}`. */
export const arrayLiteral = (elements: readonly string[]): string =>
  `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
