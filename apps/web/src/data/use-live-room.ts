import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setLive } from './news.ts'
import { readAnewOnHint } from './read-anew.ts'
import { roomQuery } from './rooms.ts'

/** Pause before what listens is downloaded again where that failed, in milliseconds. */
const DOWNLOAD_AGAIN_MS = 30_000

/** Has a room that is open hear at once of what is written and decided; without a socket it goes on asking. */
export function useLiveRoom(project: string) {
  const queries = useQueryClient()
  useEffect(() => {
    const { queryKey } = roomQuery(project)
    const filter = `project_id=eq.${project}`
    let end = () => {}
    let isEnded = false
    const refresh = readAnewOnHint(queries, queryKey)
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
    let again: ReturnType<typeof setTimeout> | undefined
    const download = () => {
      import('./live-changes.ts').then(listen, () => {
        // Meanwhile the room goes on asking.
        if (!isEnded) again = setTimeout(download, DOWNLOAD_AGAIN_MS)
      })
    }
    download()
    return () => {
      isEnded = true
      clearTimeout(again)
      end()
      setLive(queryKey, false)
    }
  }, [project, queries])
}
