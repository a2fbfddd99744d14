import { IMAGE_MAX_SIDE } from '@podium/domain'
import { useRef, useState } from 'react'
import type { ImageToPublish } from '../../data/post-images.ts'
import { type ShrunkPicture, shrinkPicture } from '../../lib/shrink-picture.ts'

/** State of the image of the post being written, from the choice of a file to its upload. */
export function useImageToPublish() {
  const [picture, setPicture] = useState<ShrunkPicture>()
  const [alt, setAlt] = useState('')
  const [refusal, setRefusal] = useState<unknown>()
  const [isReading, setIsReading] = useState(false)
  const [sent, setSent] = useState<number>()
  const choices = useRef(0)
  const upload = useRef<AbortController>(undefined)

  /** Takes the first of several files: a post has one image. A refused file leaves the image before it. */
  async function choose([file]: readonly File[]) {
    if (file === undefined) return
    choices.current += 1
    const choice = choices.current
    setRefusal(undefined)
    setIsReading(true)
    const settle = (change: () => void) => {
      if (choice !== choices.current) return
      setIsReading(false)
      change()
    }
    await shrinkPicture(file, IMAGE_MAX_SIDE['post-images']).then(
      (next) =>
        settle(() => {
          setPicture(next)
          setAlt('')
        }),
      (error: unknown) => settle(() => setRefusal(error)),
    )
  }

  function clear() {
    choices.current += 1
    setPicture(undefined)
    setAlt('')
    setRefusal(undefined)
    setIsReading(false)
    setSent(undefined)
  }

  /** Image to publish; `stop` ends its upload state after a failure. */
  function take(): ImageToPublish | undefined {
    if (picture === undefined) return undefined
    upload.current = new AbortController()
    setSent(0)
    return { ...picture, alt, onProgress: setSent, signal: upload.current.signal }
  }

  return {
    picture,
    alt,
    /** Reason why the last file was refused. */
    refusal,
    isReading,
    /** Share that is sent, from 0 to 1; undefined before the upload. */
    sent,
    setAlt,
    choose,
    clear,
    take,
    stop: () => setSent(undefined),
    cancel: () => upload.current?.abort(),
  }
}
