import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setLive } from './news.ts'
import { roomQuery } from './rooms.ts'

/** Has a room that is open hear at once of what is written and decided; without a socket it goes on asking. */
export function useLiveRoom(project: string) {
  const queries = useQueryClient()
  useEffect(() => {
    const { queryKey } = roomQuery(project)
    const filter = `project_id=eq.${project}`
    let end = () => {}
    let isEnded = false
    const refresh = () => {
      // A hidden page reads when it is looked at again.
      const refetchType = document.hidden ? 'none' : 'active'
      void queries.invalidateQueries({ queryKey, refetchType })
    }
    const listen = ({ listenToChanges }: typeof import('./live-changes.ts')) => {
      if (isEnded) return
      end = listenToChanges(
        [
          { table: 'room_messages', filter },
          { table: 'room_decisions', filter },
        ],
        {
          onChange: refresh,
          onLive(isLive) {
            setLive(queryKey, isLive)
            // Also reads what was written before the socket was there, and sets the pace.
            refresh()
          },
        },
      )
    }
    // Where it cannot be downloaded, the room goes on asking.
    import('./live-changes.ts').then(listen, () => undefined)
    return () => {
      isEnded = true
      end()
      setLive(queryKey, false)
    }
  }, [project, queries])
}
