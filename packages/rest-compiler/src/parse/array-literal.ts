/** Array in PostgreSQL's text form, every element quoted: `{"a","b,c"}`. */
export const arrayLiteral = (elements: readonly string[]): string =>
  `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
