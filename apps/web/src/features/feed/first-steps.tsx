import { type AuthorProfile, type Missing, missingToPublish, type Role } from '@podium/domain'
import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Steps of a professional before their first post, in the order of the profile form. */
const STEPS: readonly Missing[] = ['first_name', 'last_name', 'profession', 'skill']

/** Checklist of a professional's first visit, each step a link to its field; gone when all are done. */
export function FirstSteps({ profile, role }: { profile: AuthorProfile; role: Role }) {
  const { t } = useTranslation()
  const titleId = useId()
  const missing = missingToPublish(profile, role)
  if (missing.length === 0) return null
  const done = STEPS.length - missing.length
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-2xl bg-primary-soft p-4 text-on-primary-soft sm:p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="font-display text-xl font-semibold">
          {t('feed.steps.title')}
        </h2>
        <p className="shrink-0 text-sm">{t('feed.steps.done', { done, all: STEPS.length })}</p>
      </div>
      <ol className="mt-2 grid grid-cols-1 sm:grid-cols-2 sm:gap-x-6">
        {STEPS.map((step) => (
          <li key={step}>
            {missing.includes(step) ? (
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
    </section>
  )
}
