import { randomBytes } from 'node:crypto'
import type { Role } from '@podium/domain'
import { DEMO_PEOPLE } from './demo-people.ts'

export type DemoSignIn = { role: Role; email: string; password: string }

/** Demo sign-ins with published passwords: for a server that only its own machine reaches. */
export const DEMO_SIGN_INS = [
  { role: 'admin', email: DEMO_PEOPLE.nadia.email, password: 'podium-admin' },
  { role: 'professional', email: DEMO_PEOPLE.camille.email, password: 'podium-professional' },
  { role: 'user', email: DEMO_PEOPLE.thomas.email, password: 'podium-client' },
] as const satisfies readonly DemoSignIn[]

/** Addresses of the demo's client and professional, who have projects together. */
export const DEMO_PAIR = {
  client: DEMO_PEOPLE.thomas.email,
  professional: DEMO_PEOPLE.camille.email,
}

/** The same sign-ins with random passwords, which only the start prints. */
export const randomSignIns = (): DemoSignIn[] =>
  DEMO_SIGN_INS.map((account) => ({ ...account, password: randomPassword() }))

/** Random password: 96 bits in 16 characters. */
export const randomPassword = () => randomBytes(12).toString('base64url')
