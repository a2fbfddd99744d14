import { CalendarRange, Check, PackageCheck, Rocket, ScanSearch, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { StepDrawing } from './step-drawing.tsx'

const STEPS = [
  { id: 'analysis', icon: ScanSearch },
  { id: 'pod', icon: UsersRound },
  { id: 'planning', icon: CalendarRange },
  { id: 'execution', icon: Rocket },
  { id: 'delivery', icon: PackageCheck },
] as const
const DETAILS = ['first', 'second', 'third'] as const

/** Process in five steps, the stations of a path: each with its features (specification §1) and what it leaves. */
export function FiveSteps() {
  const { t } = useTranslation()
  return (
    <ol className="stagger mt-14 sm:mt-20">
      {STEPS.map(({ id, icon: Icon }, index) => (
        <li
          key={id}
          className="group/step relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-6 pb-14 sm:gap-x-8 sm:pb-20 lg:grid-cols-[3.5rem_minmax(0,1fr)_20rem] lg:gap-x-12"
        >
          <Stretch />
          <p className="reached-by-scroll relative grid size-14 place-items-center rounded-full border-2 border-primary bg-primary font-display text-2xl font-semibold text-on-primary group-last/step:border-gold group-last/step:bg-gold group-last/step:text-on-gold">
            {index + 1}
          </p>
          <div className="grid content-start gap-3 pt-2">
            <h2 className="flex items-center gap-3 font-display text-3xl leading-tight font-semibold tracking-tight">
              {t(`processPage.steps.${id}.title`)}
              <Icon
                aria-hidden
                size={26}
                strokeWidth={1.5}
                className="shrink-0 text-primary max-sm:hidden"
              />
            </h2>
            <p className="max-w-prose text-lg text-muted">
              {t(`processPage.steps.${id}.description`)}
            </p>
            <h3 className="mt-3 text-sm font-semibold text-muted">{t('processPage.details')}</h3>
            <ul className="grid gap-2.5">
              {DETAILS.map((detail) => (
                <li key={detail} className="flex gap-3 text-pretty">
                  <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-gold text-on-gold">
                    <Check aria-hidden size={14} strokeWidth={3} />
                  </span>
                  {t(`processPage.steps.${id}.${detail}`)}
                </li>
              ))}
            </ul>
          </div>
          <StepDrawing step={id} />
        </li>
      ))}
    </ol>
  )
}

/** Path from a station to the next one; the line on it grows as the reader scrolls. */
function Stretch() {
  return (
    <>
      <Curve className="text-control [stroke-dasharray:1_11]" />
      <Curve className="fills-by-scroll text-primary" />
    </>
  )
}

function Curve({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 100"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      className={classNames(
        'absolute start-0 top-7 h-full w-14 overflow-visible group-last/step:hidden',
        className,
      )}
    >
      <path d="M28 0C60 20 60 30 28 50S-4 80 28 100" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
