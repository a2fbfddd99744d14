/**
 * JSON object that a text holds, for models that write words or a code fence around it. Throws `SyntaxError` where
 * there is none.
 */
export const objectIn = (text: string): unknown =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
