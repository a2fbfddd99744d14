import { type ServerConfig, serverConfig } from './server-config.ts'

/** Captcha that the server asks for; undefined where it asks for none. Rejects while the server is out of reach. */
export const captchaOfServer = async (): Promise<ServerConfig['captcha']> =>
  (await serverConfig()).captcha

/** Function that calls `ask` with the token of a form's captcha, if it has one. */
export type Solve = <T>(ask: (proof: { captchaToken?: string }) => Promise<T>) => Promise<T>
