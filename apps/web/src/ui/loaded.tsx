import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

type LoadedProps<Data> = {
  /** A query: its data, those of the question before while they stand in, or why there are none. */
  query: {
    data: Data | undefined
    error: unknown
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** The outline of what is awaited. */
  loading: ReactNode
  /** Says in the reader's language what went wrong. */
  sentence: (error: unknown) => string
  /** Whether another try would end like this one. */
  isFinal?: (error: unknown) => boolean
  children: (data: Data) => ReactNode
}

/** What a query brought; its outline until then; where it failed, what happened and another try. */
export function Loaded<Data>({
  query,
  loading,
  sentence,
  isFinal = () => false,
  children,
}: LoadedProps<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (error !== null && (data === undefined || isPlaceholderData)) {
    if (isFinal(error)) return <p role="alert">{sentence(error)}</p>
    return (
      <LoadFailure message={sentence(error)} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  return data === undefined ? loading : children(data)
}
