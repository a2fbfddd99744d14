import { useEffect, useRef } from 'react'
import type { PicturePart } from '../../../lib/picture.ts'

type PartCanvasProps = {
  picture: ImageBitmap
  part: PicturePart
  /** Side of the canvas in pixels; its layout size is up to the classes. */
  side: number
  className: string
}

/** Canvas with a square part of a picture. */
export function PartCanvas({ picture, part, side, className }: PartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, side, side)
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side)
  }, [picture, part, side])
  return <canvas ref={canvas} width={side} height={side} className={className} />
}
