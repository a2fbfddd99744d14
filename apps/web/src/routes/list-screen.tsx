import type { ComponentProps, ReactNode, Ref } from 'react'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Stale } from '../ui/stale.tsx'
import { AreaScreen } from './area-screen.tsx'

type ListScreenProps<Data> = Pick<
  ComponentProps<typeof Loaded<Data>>,
  'query' | 'loading' | 'sentence'
> & {
  title: string
  headingRef?: Ref<HTMLHeadingElement>
  width?: 'list' | 'wide'
  /** Buttons beside the heading, for the list as a whole. */
  actions?: ReactNode
  /** Search and filters. */
  toolbar: ReactNode
  /** Failures of the last change of many. */
  notice?: ReactNode
  /** Line above the rows, usually a `ListSummary`. */
  summary?: (data: Data) => ReactNode
  /** Rows of the page that is shown. */
  rows: (data: Data) => ReactNode
  pager: (data: Data) => ReactNode
  /** Selection bar, panel and dialogs above the list. */
  children?: ReactNode
}

/** Frame of the admin area's lists: heading, toolbar, one page of rows, pager, panel. */
export function ListScreen<Data>({
  title,
  headingRef,
  width = 'list',
  actions,
  toolbar,
  notice,
  query,
  loading,
  sentence,
  summary,
  rows,
  pager,
  children,
}: ListScreenProps<Data>) {
  usePageTitle(title)
  return (
    <AreaScreen width={width} className="gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="rounded font-display text-3xl font-semibold tracking-tight"
        >
          {title}
        </h1>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {toolbar}
      {notice}
      <Loaded query={query} loading={loading} sentence={sentence}>
        {(data) => (
          <>
            {summary?.(data)}
            <Stale when={query.isPlaceholderData}>{rows(data)}</Stale>
            {pager(data)}
          </>
        )}
      </Loaded>
      {children}
    </AreaScreen>
  )
}
