import type { Room } from '@podium/domain'
import { useEffect } from 'react'
import { useChangeReader } from '../../data/rooms.ts'

/** Says that everything shown is read, while the page is looked at. */
export function useMarkRead({ project: { id }, messages, read }: Room) {
  const { mutate } = useChangeReader(id)
  const last = messages.at(-1)?.position ?? 0
  useEffect(() => {
    if (last <= read) return
    const mark = () => {
      if (document.visibilityState === 'visible') mutate({ read: last })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [last, read, mutate])
}
