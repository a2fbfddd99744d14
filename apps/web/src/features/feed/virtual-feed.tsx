import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '../../data/posts.ts'
import { useListMemory } from './list-memory.ts'
import { PostCard } from './post-card.tsx'
import { useFeedKeys } from './use-feed-keys.ts'
import { useVirtualPosts } from './use-virtual-posts.ts'

type VirtualFeedProps = {
  /** Name of this list among those of the page. */
  name: string
  posts: readonly Post[]
  personId: string
  /** Whether this is a preview of one's own posts. */
  asOthers?: boolean | undefined
  /** Whether there are more posts to load. */
  hasMore: boolean
  loadsMore: boolean
  onMore: () => void
  /** Called when the keyboard leaves the feed. */
  onLeave: (to: 'start' | 'end') => void
}

/**
 * Virtual list of posts: those near the window are mounted, in a box as high as all of them. Semantics and
 * keys are those of the ARIA feed pattern (APG "Feed").
 */
export function VirtualFeed({
  name,
  posts,
  personId,
  asOthers,
  hasMore,
  loadsMore,
  onMore,
  onLeave,
}: VirtualFeedProps) {
  const { t } = useTranslation()
  const memory = useListMemory(name)
  const [open, setOpen] = useState(memory.open)
  const { box, height, items, hold, reveal, measure } = useVirtualPosts(posts, memory.heights)
  const keys = useFeedKeys({ box, count: posts.length, hasMore, reveal, onMore, onLeave })

  const handleToggleComments = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    memory.open = next
    setOpen(next)
  }
  const handleDeleted = () => {
    // The feed unmounts with its last post.
    if (posts.length === 1) onLeave('start')
    else box.current?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={box}
      role="feed"
      tabIndex={-1}
      aria-label={t('feed.list')}
      aria-busy={loadsMore}
      onKeyDown={keys.handleKeyDown}
      className="relative outline-none"
      style={{ height }}
    >
      {items.map(({ post, index, offset }) => (
        <div
          key={post.id}
          ref={measure}
          data-index={index}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${offset}px)` }}
        >
          <PostCard
            post={post}
            personId={personId}
            asOthers={asOthers}
            place={{ position: index + 1, total: hasMore ? -1 : posts.length }}
            showsComments={open.has(post.id)}
            onToggleComments={() => handleToggleComments(post.id)}
            onHold={(held) => hold(post.id, held)}
            onDeleted={handleDeleted}
          />
        </div>
      ))}
    </section>
  )
}
