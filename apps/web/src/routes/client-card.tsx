import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { ownApiQuery } from '../data/own-api.ts'
import { projectsQuery } from '../data/project-list.ts'
import { BriefCard } from '../features/feed/brief-card.tsx'
import { OwnProjectsCard } from '../features/projects/own/own-projects-card.tsx'
import { ClientCardSkeleton } from './client-card-skeleton.tsx'

/**
 * First thing of a client's feed: their projects, or, while there are none, the brief of the first one. `onSettled` is
 * called before the card is painted.
 */
export function ClientCard({ onSettled }: { onSettled: () => void }) {
  const { data: hasOwnApi = true } = useQuery(ownApiQuery)
  const { data: projects = [], isLoading } = useQuery({ ...projectsQuery, enabled: hasOwnApi })
  useLayoutEffect(() => {
    if (!isLoading) onSettled()
  }, [isLoading, onSettled])
  if (isLoading) return <ClientCardSkeleton />
  return projects.length > 0 ? <OwnProjectsCard projects={projects} /> : <BriefCard />
}
