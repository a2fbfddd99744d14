import type { TeamKind } from '@podium/pods'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/format.ts'
import { PodDrawing } from './pod-drawing.tsx'
import type { Figure } from './pod-figures.ts'
import { lineToLeader, POD_LINE_HEIGHT, POD_VIEW } from './pod-geometry.ts'

type PodPlinthProps = {
  kind: TeamKind
  figures: readonly Figure[]
  weeks: number
  /** Euros; null: not known yet, with room for it; absent: not shown. */
  cost?: number | null
}

/** Team on its step of the podium: a radio button that looks like one. */
export function PodPlinth({ kind, figures, weeks, cost }: PodPlinthProps) {
  const { t } = useTranslation()
  return (
    <label className={`group/pod relative grow basis-0 cursor-pointer ${RAISED_WHEN_CHOSEN}`}>
      <input
        type="radio"
        name="pod"
        value={kind}
        defaultChecked={kind === 'excellence'}
        className="sr-only"
      />
      <span className={`block ${ENTRANCE[kind]}`}>
        {/* The picture cuts what of the line is too long. */}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${POD_VIEW.width} ${POD_LINE_HEIGHT}`}
          fill="none"
          className="mx-auto block w-full max-w-44 overflow-visible px-1 text-control/50"
        >
          <path
            d={lineToLeader(figures)}
            stroke="currentColor"
            strokeWidth="2"
            className="[vector-effect:non-scaling-stroke]"
          />
        </svg>
        <span className="mx-auto block max-w-44 px-1 text-primary opacity-50 transition-opacity duration-150 group-hover/pod:opacity-75 group-has-checked/pod:opacity-100">
          <PodDrawing figures={figures} />
        </span>
        <span
          className={`${HEIGHTS[kind]} ${cost === undefined ? '' : 'pb-6 box-content'} ${PLINTH}`}
        >
          <span className="font-display text-base leading-tight font-semibold sm:text-xl">
            {t(`pods.teams.${kind}.name`)}
          </span>
          <span>{t('pods.people', { count: figures.length })}</span>
          <span>{t('pods.weeks', { count: weeks })}</span>
          {cost !== undefined && (
            <span>{cost === null ? '…' : money(Math.round(cost / 10) * 10)}</span>
          )}
          <span
            aria-hidden="true"
            className="mt-1.5 rounded-full border border-current/40 px-2 font-semibold group-has-checked/pod:hidden"
          >
            {t('pods.compare')}
          </span>
          <span className="mt-1.5 hidden items-center gap-1 font-semibold group-has-checked/pod:flex">
            <Check aria-hidden size={16} strokeWidth={2.5} className="max-[22rem]:hidden" />
            {t('pods.chosen')}
          </span>
        </span>
      </span>
    </label>
  )
}

/** Classes that lift the chosen team, and a little the one under the pointer. */
const RAISED_WHEN_CHOSEN =
  'transition-transform duration-150 translate-y-8 hover:translate-y-6 has-checked:translate-y-0'

const PLINTH =
  'grid content-start justify-items-center gap-0.5 rounded-t-xl border-t-3 border-raised bg-primary-soft px-1 pt-2.5 text-center text-[0.8125rem] whitespace-nowrap text-on-primary-soft transition-colors duration-150 group-hover/pod:bg-hover group-has-checked/pod:bg-gold group-has-checked/pod:text-on-gold group-has-focus-visible/pod:outline-2 group-has-focus-visible/pod:-outline-offset-4 group-has-focus-visible/pod:outline-on-gold sm:text-sm'

const HEIGHTS = { speed: 'h-38', excellence: 'h-40', economy: 'h-37' }
const ENTRANCE = { speed: 'rises-2', excellence: 'rises-1', economy: 'rises-3' }
