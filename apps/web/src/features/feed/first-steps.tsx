import {
  type CandidateProfile,
  type Missing,
  type MissingToBeProposed,
  missingToBeProposed,
  missingToPublish,
  type Role,
} from '@podium/domain'
import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Step = Missing | MissingToBeProposed

/** Steps of a professional before their first post, in the order of the profile form. */
const TO_PUBLISH: readonly Step[] = ['first_name', 'last_name', 'profession', 'skill']
/** Steps that make them proposable for a team. */
const TO_BE_PROPOSED: readonly Step[] = ['availability', 'rate']

/** Checklist of a professional's first visit, each step a link to its field; gone when all are done. */
export function FirstSteps({ profile, role }: { profile: CandidateProfile; role: Role }) {
  const { t } = useTranslation()
  const titleId = useId()
  const toPublish = missingToPublish(profile, role)
  const missing = new Set<Step>([...toPublish, ...missingToBeProposed(profile, role)])
  if (missing.size === 0) return null
  const isFirst = toPublish.length > 0
  const steps = isFirst ? TO_PUBLISH : TO_BE_PROPOSED
  const done = steps.filter((step) => !missing.has(step)).length
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-2xl bg-primary-soft p-4 text-on-primary-soft sm:p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="font-display text-xl font-semibold">
          {t(isFirst ? 'feed.steps.title' : 'feed.steps.toBeProposed')}
        </h2>
        <p className="shrink-0 text-sm">{t('feed.steps.done', { done, all: steps.length })}</p>
      </div>
      <Steps steps={steps} missing={missing} />
      {isFirst && TO_BE_PROPOSED.some((step) => missing.has(step)) && (
        <>
          <h3 className="mt-3 border-current/20 border-t pt-3 font-medium">
            {t('feed.steps.toBeProposed')}
          </h3>
          <Steps steps={TO_BE_PROPOSED} missing={missing} />
        </>
      )}
    </section>
  )
}

function Steps({ steps, missing }: { steps: readonly Step[]; missing: ReadonlySet<Step> }) {
  const { t } = useTranslation()
  return (
    <ol className="mt-2 grid grid-cols-1 sm:grid-cols-2 sm:gap-x-6">
      {steps.map((step) => (
        <li key={step}>
          {missing.has(step) ? (
            <Link
              to={`/dashboard/profile#${step}`}
              className="flex min-h-11 items-center gap-2.5 rounded-lg font-medium underline-offset-4 hover:underline"
            >
              <Circle aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
              <span className="grow">{t(`feed.steps.${step}`)}</span>
              <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            </Link>
          ) : (
            <span className="flex min-h-11 items-center gap-2.5 line-through opacity-80">
              <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
              {t(`feed.steps.${step}`)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
