import { useEffect } from 'react'

type List = { data: { total: number } | undefined; isPlaceholderData: boolean }

type PagerOptions = {
  page: number
  perPage: number
  onChange: (part: { page: number }, options?: { replace: boolean }) => void
}

/**
 * Props of a list's `Pager`. A page past the last one (old link, deleted rows) is replaced by the last one;
 * an empty list has one page.
 */
export function usePager(
  { data, isPlaceholderData }: List,
  { page, perPage, onChange }: PagerOptions,
) {
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage))
  const isPastEnd = data !== undefined && !isPlaceholderData && page > pages
  useEffect(() => {
    if (isPastEnd) onChange({ page: pages }, { replace: true })
  })
  return { page, pages, onPage: (next: number) => onChange({ page: next }) }
}
