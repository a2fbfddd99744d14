import type { Scope } from '../scope/scope.ts'
import type { Relaxation, Wishes } from './teams.ts'

/** Input of a formation after a relaxation. */
type Relaxed = { scope: Scope; wishes: Wishes }

export function applyRelaxation({ scope, wishes }: Relaxed, relaxation: Relaxation): Relaxed {
  switch (relaxation.kind) {
    case 'budget':
      return { scope, wishes: { ...wishes, budget: relaxation.to } }
    case 'due':
      return { scope, wishes: { ...wishes, due: relaxation.to } }
    case 'quality':
      return { scope, wishes: { ...wishes, quality: relaxation.to } }
    case 'skill': {
      const { role: id, skill: slug } = relaxation
      const roles = scope.roles.map((role) =>
        role.id === id
          ? {
              ...role,
              skills: role.skills.map((one) =>
                one.skill === slug ? { ...one, must: false } : one,
              ),
            }
          : role,
      )
      return { scope: { ...scope, roles }, wishes }
    }
    case 'role': {
      const roles = scope.roles.map((role) =>
        role.id === relaxation.role ? { ...role, optional: true } : role,
      )
      return { scope: { ...scope, roles }, wishes }
    }
    case 'language': {
      const without = (spoken: readonly string[]) =>
        spoken.filter((one) => one !== relaxation.language)
      const roles = scope.roles.map((role) =>
        role.spoken === undefined ? role : { ...role, spoken: without(role.spoken) },
      )
      return { scope: { ...scope, roles, spoken: without(scope.spoken) }, wishes }
    }
    case 'place':
      return { scope: { ...scope, place: null }, wishes }
    case 'unlock': {
      const { [relaxation.role]: _, ...locked } = wishes.locked ?? {}
      return { scope, wishes: { ...wishes, locked } }
    }
    case 'include': {
      const excluded = wishes.excluded?.filter((id) => id !== relaxation.person) ?? []
      return { scope, wishes: { ...wishes, excluded } }
    }
  }
}
