import type { PostImage } from '../../data/post-images.ts'
import { useImageAddress } from '../../data/withheld-image.ts'
import { ImageFigure } from './image-figure.tsx'
import { imageFrame } from './image-frame.ts'

/** Image of a hidden post, for its author and moderators. */
export function WithheldFigure({ image }: { image: PostImage }) {
  const url = useImageAddress({ url: image.url, isHidden: true })
  if (url === undefined)
    return <div style={imageFrame(image.size)} className="rounded-xl bg-hover" />
  return <ImageFigure image={{ ...image, url }} />
}
