import { zodResolver } from '@hookform/resolvers/zod'
import { projectForm } from '@podium/domain'

/** Resolver of the form of a new project, in a file of its own because it is downloaded lazily (`useLazyCheck`). */
export const startCheck = zodResolver(projectForm)
