import { CalendarRange, Check, PackageCheck, Rocket, ScanSearch, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StepDrawing } from './step-drawing.tsx'

const STEPS = [
  { id: 'analysis', icon: ScanSearch },
  { id: 'pod', icon: UsersRound },
  { id: 'planning', icon: CalendarRange },
  { id: 'execution', icon: Rocket },
  { id: 'delivery', icon: PackageCheck },
] as const
const DETAILS = ['first', 'second', 'third'] as const

/** Process in five steps, each with its features (specification §1) and what it leaves; the line fills as one scrolls. */
export function FiveSteps() {
  const { t } = useTranslation()
  return (
    <ol className="stagger relative mt-14 ps-6 before:absolute before:inset-y-0 before:start-0 before:w-1 before:rounded-full before:bg-border after:absolute after:inset-y-0 after:start-0 after:w-1 after:origin-top after:fills-by-scroll after:rounded-full after:bg-primary sm:mt-20 lg:ps-10">
      {STEPS.map(({ id, icon: Icon }, index) => (
        <li
          key={id}
          className="grid gap-x-10 gap-y-5 border-t border-control py-10 sm:py-14 lg:grid-cols-[7rem_1.4fr_1fr]"
        >
          <p className="flex items-center gap-4 lg:flex-col lg:items-start">
            <span className="font-display text-5xl leading-none font-semibold text-primary sm:text-6xl">
              {index + 1}
            </span>
            <Icon aria-hidden size={30} strokeWidth={1.5} className="text-primary" />
          </p>
          <div className="grid content-start gap-3">
            <h2 className="font-display text-3xl leading-tight font-semibold tracking-tight">
              {t(`processPage.steps.${id}.title`)}
            </h2>
            <p className="max-w-prose text-lg text-muted">
              {t(`processPage.steps.${id}.description`)}
            </p>
            <StepDrawing step={id} />
          </div>
          <div>
            <h3 className="text-sm font-semibold text-muted">{t('processPage.details')}</h3>
            <ul className="mt-3 grid gap-2.5">
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
        </li>
      ))}
    </ol>
  )
}
