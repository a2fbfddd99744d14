/** Check of a captcha’s tokens at its provider. */
export type CaptchaSettings = {
  /** Address of the provider's `siteverify`. */
  verifyUrl: string
  secret: { reveal(): string }
  /** Milliseconds that its whole answer may take. */
  timeoutMs: number
}
