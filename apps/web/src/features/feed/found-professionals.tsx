import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { professionalsQuery } from '../../data/find-professionals.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { MemberList } from './member-list.tsx'

type FoundProfessionalsProps = {
  search: string
  /** Posts found, which come with the people, so that those push nothing down. */
  children: ReactNode
}

/** Professionals whom the feed's search finds, above the posts; no heading where there are none. */
export function FoundProfessionals({ search, children }: FoundProfessionalsProps) {
  const { t } = useTranslation()
  const heading = useId()
  const query = useQuery(professionalsQuery(search))
  if (query.isLoading) return <FeedSkeleton />
  return (
    <>
      <Loaded
        query={query}
        loading={null}
        sentence={(error) => errorSentence(t, error, 'feed.search.peopleFailed')}
      >
        {(members) =>
          members.length > 0 && (
            <section aria-labelledby={heading} className="grid gap-2 border-b border-border pb-4">
              <h2 id={heading} className="text-sm font-semibold text-muted">
                {t('feed.search.people')}
              </h2>
              <MemberList members={members} />
            </section>
          )
        }
      </Loaded>
      {children}
    </>
  )
}
