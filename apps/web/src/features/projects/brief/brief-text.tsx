import type { ProjectRequirement } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { piecesOf } from './marked-text.ts'
import { requirementText } from './requirement-text.ts'

type BriefTextProps = { text: string; requirements: readonly ProjectRequirement[] }

/** Text of a brief; what a requirement was read in is marked, what is not wanted struck through. */
export function BriefText({ text, requirements }: BriefTextProps) {
  const { t } = useTranslation()
  return (
    <p
      dir="auto"
      className="max-h-96 overflow-y-auto rounded-lg bg-sunken p-3 leading-7 wrap-anywhere whitespace-pre-wrap"
    >
      {piecesOf(text, requirements).map((piece) =>
        piece.requirements.length === 0 ? (
          piece.text
        ) : (
          <mark
            key={piece.at}
            title={piece.requirements.map((one) => requirementText(t, one)).join(', ')}
            className={classNames(
              'rounded bg-primary-soft text-on-primary-soft',
              piece.requirements.every(isRefused) && 'line-through',
            )}
          >
            {piece.text}
          </mark>
        ),
      )}
    </p>
  )
}

const isRefused = ({ excluded, corrected }: ProjectRequirement) => excluded || corrected === 'drop'
