import { useImageAddress } from '../../data/withheld-image.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

type PictureProps = { url: string; alt: string | null; isHidden: boolean }

/** Image of a reported post, also while the post is hidden. */
export function Picture({ url, alt, isHidden }: PictureProps) {
  const address = useImageAddress({ url, isHidden })
  if (address === undefined) return <Skeleton className="h-40" />
  return (
    <img
      src={address}
      alt={alt ?? ''}
      loading="lazy"
      className="h-60 max-w-full justify-self-start rounded-lg object-contain object-left"
    />
  )
}
