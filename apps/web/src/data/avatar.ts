import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getClient } from './client.ts'
import { FEED_KEY } from './posts.ts'
import { removeImage, storeImage } from './stored-images.ts'

type AvatarChange = {
  /** New picture; null to have none. */
  picture: Blob | null
  /** Address of the picture that is replaced. */
  replaced: string | null
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** Stores one's picture and removes the replaced one. */
export function useSaveAvatar(id: string) {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ picture, replaced, ...options }: AvatarChange) => {
      const address = picture && (await storeImage('avatars', picture, options))
      try {
        await setAvatar(id, address)
      } catch (error) {
        // Without an answer the profile may show the new picture already: it stays.
        if (address && isRefusal(error)) await forget(address)
        throw error
      }
      if (replaced) await forget(replaced)
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['profiles', id] }),
        queries.invalidateQueries({ queryKey: FEED_KEY }),
      ]),
  })
}

async function setAvatar(id: string, address: string | null) {
  const client = await getClient()
  await client
    .from('profiles')
    .update({ avatar_url: address })
    .eq('id', id)
    .select('id')
    .single()
    .throwOnError()
}

const isRefusal = (error: unknown) => error instanceof Error && 'code' in error && error.code !== ''

/** Removes a picture that no profile shows; after a failure the server's clean-up does. */
const forget = (address: string) => removeImage('avatars', address).catch(() => {})
