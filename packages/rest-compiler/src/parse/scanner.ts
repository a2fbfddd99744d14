import { syntaxError } from '../refusals.ts'

const NAME = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy
const QUOTED = /"((?:[^"\\]|\\.)*)"/suy
const BLANKS = /[ \t]*/y

/**
 * Scanner of one parameter of the query string, from left to right. Throws PGRST100 for unexpected
 * text.
 */
export class Scanner {
  readonly text: string
  readonly what: string
  position = 0

  /** @param what names the parameter in the refusal, such as `select parameter` */
  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  get done(): boolean {
    return this.position >= this.text.length
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.position)
  }

  /** Consumes the token if it comes next. */
  accept(token: string): boolean {
    if (!this.startsWith(token)) return false
    this.position += token.length
    return true
  }

  expect(token: string): void {
    if (!this.accept(token)) this.fail(`"${token}"`)
  }

  /** Consumes the match of a sticky expression at this place. */
  match(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.position
    const found = sticky.exec(this.text)
    if (!found) return undefined
    this.position += found[0].length
    return found
  }

  blanks(): void {
    this.match(BLANKS)
  }

  /** Quoted text `"…"` with `\` as escape, or undefined. */
  quoted(): string | undefined {
    return this.match(QUOTED)?.[1]?.replace(/\\(.)/gsu, '$1')
  }

  /** Name: quoted, or letters, digits, `_`, `$`, blanks and inner dashes. */
  name(): string | undefined {
    const quoted = this.quoted()
    if (quoted !== undefined) return quoted
    return this.match(NAME)?.[0].trim()
  }

  requireName(): string {
    return this.name() ?? this.fail('field name (* or [a..z0..9_$])')
  }

  /** Expects the end; surplus closing parentheses are ignored, as in PostgREST. */
  expectEnd(expected: string): void {
    while (this.accept(')'));
    if (!this.done) this.fail(expected)
  }

  fail(expected: string): never {
    const found = this.done ? 'end of input' : `'${this.text[this.position]}'`
    throw syntaxError(
      `"failed to parse ${this.what} (${this.text})" (line 1, column ${this.position + 1})`,
      `unexpected ${found} expecting ${expected}`,
    )
  }
}
