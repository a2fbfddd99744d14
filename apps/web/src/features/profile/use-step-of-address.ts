import { profileSteps, type Role } from '@podium/domain'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { focusStep } from './focus-step.ts'

/** Focuses the control of the step that the fragment names, as in /dashboard/profile#profession. */
export function useStepOfAddress(role: Role) {
  const { hash } = useLocation()
  useEffect(() => {
    const step = profileSteps(role).find((known) => hash === `#${known}`)
    if (step !== undefined) focusStep(step)
  }, [hash, role])
}
