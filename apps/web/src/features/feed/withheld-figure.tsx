import type { PostImage } from '../../data/post-images.ts'
import { useImageAddress } from '../../data/withheld-image.ts'
import { ImageFigure } from './image-figure.tsx'
import { imageFrame } from './image-frame.ts'

/** The image of a hidden post, which only its author and moderators get. */
export function WithheldFigure({ image }: { image: PostImage }) {
  const url = useImageAddress({ url: image.url, isHidden: true })
  if (url === undefined)
    return <div style={imageFrame(image.size)} className="rounded-xl bg-hover" />
  return <ImageFigure image={{ ...image, url }} />
}
