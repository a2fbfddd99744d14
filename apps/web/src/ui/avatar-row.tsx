import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'

type AvatarRowProps = {
  people: readonly { id: string; name: string | null; avatar_url: string | null }[]
  size?: 'sm' | 'md'
  className?: string
}

/** Most pictures of a row; the number of the others follows. */
const SHOWN = 6

/** Pictures of people side by side, each a little over the one before. Decoration beside their written names. */
export function AvatarRow({ people, size = 'sm', className }: AvatarRowProps) {
  const rest = people.length - SHOWN
  return (
    <span aria-hidden="true" className={classNames('flex items-center -space-x-1', className)}>
      {people.slice(0, SHOWN).map(({ id, name, avatar_url: src }) => (
        <span key={id} className="inline-flex rounded-full ring-2 ring-raised">
          <Avatar personId={id} name={name ?? '?'} src={src} size={size} />
        </span>
      ))}
      {rest > 0 && <span className="ps-3 text-sm text-muted">+{rest}</span>}
    </span>
  )
}
