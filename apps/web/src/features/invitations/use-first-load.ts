import { useQueries } from '@tanstack/react-query'
import { availabilityQuery } from '../../data/availability.ts'
import { eligibilityQuery } from '../../data/eligibility.ts'
import { invitationsQuery } from '../../data/invitations.ts'
import { projectPreferencesQuery } from '../../data/project-preferences.ts'
import { roomsQuery } from '../../data/room-list.ts'
import { workLanguagesQuery } from '../../data/work-languages.ts'
import { mondaysFrom } from './mondays-from.ts'

type WorkQueries = {
  userId: string
  hasOwnApi: boolean
  /** Whether invitations, weeks and languages are shown, beside what every view shows. */
  isWhole: boolean
}

/**
 * Whether parts of the invitations' screen load for the first time. They are drawn together, so that none moves
 * another; one that failed is not waited for.
 */
export const useFirstLoad = ({ userId, hasOwnApi, isWhole }: WorkQueries): boolean =>
  useQueries({
    queries: [
      eligibilityQuery(userId),
      { ...roomsQuery, enabled: hasOwnApi },
      { ...availabilityQuery(userId, mondaysFrom(new Date(), 1)[0] ?? ''), enabled: isWhole },
      { ...workLanguagesQuery(userId), enabled: isWhole },
      { ...projectPreferencesQuery(userId), enabled: isWhole },
      { ...invitationsQuery, enabled: isWhole && hasOwnApi },
    ],
    combine: (parts) =>
      parts.some(({ isLoading, failureCount }) => isLoading && failureCount === 0),
  })
