import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { getClient } from './client.ts'

const BUCKET = 'post-images'
const MINUTE_MS = 60_000

type Shown = { url: string; isHidden: boolean }

/**
 * Address of a post's image for `<img>`. While the post is hidden its public address leads nowhere: its
 * author and moderators then get a `data:` address, undefined until it is downloaded.
 */
export function useImageAddress({ url, isHidden }: Shown): string | undefined {
  const path = isHidden ? url.split(`/storage/v1/object/public/${BUCKET}/`)[1] : undefined
  const { data, isError } = useQuery(withheldImageQuery(path))
  return path === undefined || isError ? url : data
}

/** Image of a hidden post as a `data:` address, which needs no release. */
const withheldImageQuery = (path: string | undefined) =>
  queryOptions({
    queryKey: ['withheld-image', path],
    staleTime: Number.POSITIVE_INFINITY, // a path is never used twice
    gcTime: 5 * MINUTE_MS,
    retry: false,
    queryFn: path === undefined ? skipToken : () => download(path),
  })

async function download(path: string): Promise<string> {
  const { storage } = await getClient()
  const { data, error } = await storage.from(BUCKET).download(path)
  if (error) throw error
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(data)
  })
}
