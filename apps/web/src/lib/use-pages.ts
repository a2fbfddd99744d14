import { useEffect } from 'react'

type List = { data: { total: number } | undefined; isPlaceholderData: boolean }

/**
 * How many pages a list has, at least one. Where the address lies past the last one (what stood there is
 * gone, or a link is old), `onPage` is told the last.
 */
export function usePages(
  { data, isPlaceholderData }: List,
  { page, perPage, onPage }: { page: number; perPage: number; onPage: (page: number) => void },
): number {
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage))
  const isPastEnd = data !== undefined && !isPlaceholderData && page > pages
  useEffect(() => {
    if (isPastEnd) onPage(pages)
  })
  return pages
}
