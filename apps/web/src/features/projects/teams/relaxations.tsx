import type { Formation, Relaxation } from '@podium/domain'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type RelaxationsProps = {
  /** Sentence that says what they are enough for. */
  title: string
  relaxations: Formation['relaxations']
  onRelax: (relaxation: Relaxation) => void
}

/** Smallest single changes that make a team possible, each a button. */
export function Relaxations({ title, relaxations, onRelax }: RelaxationsProps) {
  return (
    <Notice tone="warning" title={title}>
      <ul className="mt-3 flex flex-wrap gap-2">
        {relaxations.map(({ relaxation, text }) => (
          <li key={text}>
            <Button
              variant="secondary"
              onClick={() => onRelax(relaxation)}
              className="py-2 text-start whitespace-normal!"
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
