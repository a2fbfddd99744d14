import { isBlank, LIMITS } from '@podium/domain'
import { useState } from 'react'
import { usePublishPost } from '../../data/posts.ts'
import { useDraft } from '../../lib/draft.ts'
import { useImageToPublish } from './use-image-to-publish.ts'

/** Longest text of a post, in characters. */
export const MAX_LENGTH = LIMITS.pro_posts.content

type Problem = 'blank' | 'too_long'

/** State of the post being written: text, kept as a draft; audience; image; publishing. */
export function useNewPost(personId: string) {
  const publish = usePublishPost()
  const draft = useDraft(personId)
  const [content, setContent] = useState(draft.initial)
  const [isShared, setIsShared] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const image = useImageToPublish()

  function write(text: string) {
    setContent(text)
    setProblem(undefined)
    draft.keep(text)
  }

  /** Publishes the post, unless its text is `onInvalid`; resolves to whether it was, and the form is empty again. */
  async function send({ onInvalid }: { onInvalid: () => void }): Promise<boolean> {
    const found = problemOf(content)
    setProblem(found)
    if (found !== undefined) onInvalid()
    // Its field says how much is too much.
    if (image.alt.length > LIMITS.pro_posts.image_alt) return false
    // An image that is still being read would not be published.
    if (found !== undefined || image.isReading || publish.isPending) return false
    try {
      await publish.mutateAsync({ content: content.trim(), isShared, image: image.take() })
    } catch {
      // `failure` says why; the text stays.
      image.stop()
      return false
    }
    write('')
    setIsShared(false)
    image.clear()
    return true
  }

  return {
    content,
    isShared,
    image,
    problem,
    /** Refusal of the last try; null without one, and when its upload was cancelled. */
    failure: publish.error?.name === 'AbortError' ? null : publish.error,
    isSending: publish.isPending,
    write,
    setIsShared,
    send,
  }
}

function problemOf(content: string): Problem | undefined {
  if (isBlank(content)) return 'blank'
  return content.trim().length > MAX_LENGTH ? 'too_long' : undefined
}
