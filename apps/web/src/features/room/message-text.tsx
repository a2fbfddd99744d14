import type { RoomMessage } from '@podium/domain'
import { Fragment } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { WrittenText } from '../../ui/written-text.tsx'
import { mentionParts } from './mention-text.ts'
import { useRoom } from './room-context.ts'

/** Text of a message: each paragraph in its own direction, people who are named marked. */
export function MessageText({ message: { text, mentions } }: { message: RoomMessage }) {
  const { personId } = useRoom()
  return (
    <div className="grid gap-1 leading-7 wrap-anywhere">
      {text.split('\n').map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
        <p key={place} dir="auto" className="min-h-3 whitespace-pre-wrap">
          {mentionParts(paragraph, mentions).map(({ text: part, person }, at) =>
            person === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
              <Fragment key={at}>
                <WrittenText>{part}</WrittenText>
              </Fragment>
            ) : (
              <strong
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
                key={at}
                className={classNames(
                  'rounded px-1 font-medium',
                  person === personId
                    ? 'bg-gold text-on-gold'
                    : 'bg-primary-soft text-on-primary-soft',
                )}
              >
                <bdi>{part}</bdi>
              </strong>
            ),
          )}
        </p>
      ))}
    </div>
  )
}
