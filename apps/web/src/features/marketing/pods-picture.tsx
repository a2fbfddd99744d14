import { Check, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../lib/format.ts'
import { EXAMPLE_PODS, type ExamplePod } from './example-pods.ts'
import { PodDrawing } from './pod-drawing.tsx'

/**
 * Picture of a project and the three teams proposed for it, one of which can be chosen. Made of radio buttons
 * and CSS, so that it works without scripts.
 */
export function PodsPicture() {
  const { t } = useTranslation()
  return (
    <fieldset className="group/pods relative min-w-0 animate-enter rounded-3xl border border-border bg-raised px-3 pt-3 shadow-card [animation-delay:0.4s] sm:px-6 sm:pt-6">
      <legend className="sr-only">{t('home.pods.legend')}</legend>
      <div className="grid gap-1 rounded-xl bg-sunken px-4 py-3">
        <p className="flex justify-between gap-2 text-sm text-muted">
          <span className="font-semibold text-text">{t('home.pods.briefTitle')}</span>
          <span>{t('home.pods.example')}</span>
        </p>
        <p className="font-display text-lg leading-snug sm:text-xl">{t('home.pods.brief')}</p>
      </div>
      <Branches />
      <p className="relative mx-auto -mt-9 mb-3 sm:mb-6 flex w-fit items-center gap-2 rounded-full bg-gold px-3 py-1 text-sm font-medium text-on-gold">
        <Sparkles aria-hidden size={16} />
        {t('home.pods.analysis')}
      </p>
      <div className="-mx-3 flex items-end overflow-hidden px-3 sm:-mx-6 sm:px-6">
        {EXAMPLE_PODS.map((pod) => (
          <Pod key={pod.id} pod={pod} />
        ))}
      </div>
      <ul className="-mx-3 grid rounded-b-3xl border-t border-border bg-raised px-4 py-4 sm:-mx-6 sm:px-6">
        {EXAMPLE_PODS.map(({ id, skills }) => (
          <li key={id} className={`${SHOWN_WHEN[id]} invisible col-start-1 row-start-1 text-sm`}>
            <p className="font-medium first-letter:uppercase">
              {listOf(skills.map((skill) => t(`home.pods.skills.${skill}`)))}
            </p>
            <p className="text-muted">{t(`home.pods.teams.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Pod({ pod: { id, skills, weeks } }: { pod: ExamplePod }) {
  const { t } = useTranslation()
  return (
    <label className={`group/pod relative grow basis-0 cursor-pointer ${CHOSEN}`}>
      <input
        type="radio"
        name="pod"
        value={id}
        defaultChecked={id === 'balanced'}
        className="sr-only"
      />
      <span className="mx-auto block max-w-44 px-0.5 text-primary opacity-50 transition-opacity duration-150 group-hover/pod:opacity-75 group-has-checked/pod:opacity-100">
        <PodDrawing skills={skills} />
      </span>
      <span
        className={`${HEIGHTS[id]} grid content-start justify-items-center gap-0.5 rounded-t-xl bg-primary-soft px-1 pt-2.5 text-center text-[0.8125rem] whitespace-nowrap text-on-primary-soft sm:text-sm transition-colors duration-150 group-hover/pod:bg-hover group-has-checked/pod:bg-gold group-has-checked/pod:text-on-gold group-has-focus-visible/pod:outline-2 group-has-focus-visible/pod:-outline-offset-4 group-has-focus-visible/pod:outline-on-gold`}
      >
        <span className="font-display text-base leading-tight font-semibold sm:text-xl">
          {t(`home.pods.teams.${id}.name`)}
        </span>
        <span>{t('home.pods.people', { number: skills.length })}</span>
        <span>{t('home.pods.weeks', { number: weeks })}</span>
        <span className="mt-1 hidden items-center gap-1 font-semibold group-has-checked/pod:flex">
          <Check aria-hidden size={16} strokeWidth={2.5} className="max-[22rem]:hidden" />
          {t('home.pods.chosen')}
        </span>
      </span>
    </label>
  )
}

/** Lines from the project to its teams. */
function Branches() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 48"
      preserveAspectRatio="none"
      fill="none"
      className="h-14 w-full text-control/50 [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d="M150 0C150 30 50 18 50 48" stroke="currentColor" strokeWidth="2" />
      <path d="M150 0V48" stroke="currentColor" strokeWidth="2" />
      <path d="M150 0C150 30 250 18 250 48" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** Classes that lift the chosen team. */
const CHOSEN = 'transition-transform duration-150 translate-y-8 has-checked:translate-y-0'
const HEIGHTS = { fast: 'h-31', balanced: 'h-35', complete: 'h-33' }
const SHOWN_WHEN = {
  fast: 'group-has-[[value=fast]:checked]/pods:visible',
  balanced: 'group-has-[[value=balanced]:checked]/pods:visible',
  complete: 'group-has-[[value=complete]:checked]/pods:visible',
}
