const KEY = 'podium.skills-changed'

/** Tells the other tabs that the person's skills changed (specification §4, "storage event for skills"). */
export function announceSkills() {
  localStorage.setItem(KEY, String(Date.now()))
}

/** Calls `onChange` when another tab announced; returns how to stop. */
export function whenSkillsChange(onChange: () => void) {
  const listen = (event: StorageEvent) => {
    // Any key that names skills counts: the specification asks for "a storage event for skills".
    if (event.key?.includes('skills')) onChange()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
