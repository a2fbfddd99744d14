import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newPostsQuery, type Post, type PostChoice } from '../../data/posts.ts'

type NewPostsPillProps = {
  choice: PostChoice
  /** Newest post shown, if there is one. */
  newest: Post | undefined
  onShow: () => void
}

/** Pill with the number of new posts; loads them when pressed. */
export function NewPostsPill({ choice, newest, onShow }: NewPostsPillProps) {
  const { t } = useTranslation()
  const { data } = useQuery(newPostsQuery(choice, newest ?? null))
  return (
    // Without a height of its own, so that it moves nothing.
    <div
      role="status"
      className="pointer-events-none sticky top-24 z-10 flex h-0 justify-center lg:top-10"
    >
      {data !== undefined && data.count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-10 -translate-y-3/5 items-center gap-2 rounded-full bg-primary px-4 text-sm font-medium text-on-primary shadow-popup ring-4 ring-surface transition-colors duration-150 hover:bg-primary-hover pointer-coarse:h-11"
        >
          <ArrowUp aria-hidden size={18} strokeWidth={1.75} />
          {data.more
            ? t('feed.newPostsMore', { count: data.count })
            : t('feed.newPosts', { count: data.count })}
        </button>
      )}
    </div>
  )
}
