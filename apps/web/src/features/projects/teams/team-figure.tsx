import { classNames } from '../../../ui/class-names.ts'
import type { Figure } from './team-figures.ts'

/** Figure of a team on its step of the podium; a quality is drawn as well. */
export function TeamFigure({ figure: { name, text, note, share } }: { figure: Figure }) {
  return (
    <>
      <span
        className={classNames(
          'tabular-nums',
          name === 'cost'
            ? 'font-display text-2xl font-semibold'
            : name === 'finish'
              ? 'text-lg font-semibold'
              : 'font-medium',
        )}
      >
        {text}
      </span>
      {share !== undefined && (
        <span
          aria-hidden="true"
          className="mt-1 block lg:mx-auto h-1.5 w-full max-w-40 overflow-hidden rounded-full bg-current/20"
        >
          <span className="block h-full bg-current" style={{ width: `${share * 100}%` }} />
        </span>
      )}
      {note !== undefined && <span className="block text-sm">{note}</span>}
    </>
  )
}
