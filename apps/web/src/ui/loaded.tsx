import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyList } from './empty-list.tsx'
import { LoadFailure } from './load-failure.tsx'

type LoadedProps<Data> = {
  /** Query: its data, the previous data as a placeholder, or an error. */
  query: {
    data: Data | undefined
    error: unknown
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** Skeleton of the content. */
  loading: ReactNode
  /** Sentence for an error. */
  sentence: (error: unknown) => string
  /** Whether a retry would fail again. */
  isFinal?: (error: unknown) => boolean
  children: (data: Data) => ReactNode
}

/** Content of a query, its skeleton while it loads, or the failure with a retry. */
export function Loaded<Data>({
  query,
  loading,
  sentence,
  isFinal = () => false,
  children,
}: LoadedProps<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (error !== null && (data === undefined || isPlaceholderData)) {
    if (isFinal(error)) return <EmptyList icon={SearchX} role="alert" text={sentence(error)} />
    return (
      <LoadFailure message={sentence(error)} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  return data === undefined ? loading : children(data)
}
