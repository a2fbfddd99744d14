export { OpenDemoError } from './demo-accounts.ts'
export { DEMO_PAIR, type DemoSignIn } from './demo-sign-ins.ts'
export { prepareDemo, refuseUnaskedDemo } from './prepare-demo.ts'
