import { columnsOfStep, type ProfileStep } from '@podium/domain'

/** Focuses the control of a step. */
export function focusStep(step: ProfileStep) {
  const [name = step] = columnsOfStep(step)
  document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
