const KEY = 'podium.skills-changed'

/**
 * Signals to the other tabs that the person's skills changed (specification §4, "storage event for skills").
 */
export function announceSkills() {
  localStorage.setItem(KEY, String(Date.now()))
}

/** Calls back when another tab signals a change of skills; returns the function that stops it. */
export function whenSkillsChange(onChange: () => void) {
  const listen = (event: StorageEvent) => {
    // Any key that names skills counts (specification §4).
    if (event.key?.includes('skills')) onChange()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
