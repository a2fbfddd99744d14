import { useState } from 'react'
import { classNames } from './class-names.ts'
import { TINTS, tintOf } from './tint-of.ts'

type AvatarProps = {
  /** Id of the person, from which the tint behind their initials follows; undefined for nobody's. */
  personId: string | undefined
  /** Number of that tint, where the id is not known. */
  tint?: number
  /** Name of the person; its initials stand in for a missing picture. */
  name: string
  src?: string | null | undefined
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

const SIZES = {
  xs: 'size-5 text-[0.5625rem]',
  sm: 'size-8 text-xs',
  md: 'size-11 text-base',
  lg: 'size-20 text-2xl',
}

/** Picture of a person, or their initials. Decoration beside the written name: screen readers skip it. */
export function Avatar({ personId, tint, name, src, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const look = classNames('max-w-none shrink-0 rounded-full', SIZES[size])
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className={classNames(
          look,
          'bg-hover object-cover outline -outline-offset-1 outline-border',
        )}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        look,
        'inline-grid place-items-center font-display font-semibold select-none',
        tint === undefined ? tintOf(personId) : TINTS[tint],
      )}
    >
      {initials(name)}
    </span>
  )
}

/** Initials of the first and the last word: "Ada King Lovelace" gives "AL". */
function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
