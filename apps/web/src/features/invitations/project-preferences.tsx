import { ARCHETYPES } from '@podium/pods'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { projectPreferencesQuery, useSetProjectPreference } from '../../data/project-preferences.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const CHOICES = ['any', 'more', 'never'] as const

/** Kinds of project that a professional wants more of, or none of. */
export function ProjectPreferences({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const heading = useId()
  const query = useQuery(projectPreferencesQuery(userId))
  const set = useSetProjectPreference(userId)
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-3 p-4 sm:p-6">
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('invitations.preferences.title')}
      </h2>
      <p className="text-sm text-pretty text-muted">{t('invitations.preferences.lead')}</p>
      <Loaded
        query={query}
        loading={<Skeleton className="h-8" rounded="2xl" />}
        sentence={(error) => errorSentence(t, error, 'invitations.preferences.loadFailed')}
      >
        {(preferences) => (
          <Disclosure summary={t('invitations.preferences.summary')}>
            <ul className="mt-2 grid gap-2">
              {ARCHETYPES.map((kind) => (
                <li
                  key={kind}
                  className="grid justify-items-start gap-1 border-t border-border pt-2"
                >
                  <span className="text-[0.9375rem]">
                    {t(`profile.endorsements.kinds.${kind}`)}
                  </span>
                  <Segmented
                    label={t(`profile.endorsements.kinds.${kind}`)}
                    options={CHOICES.map((value) => ({
                      value,
                      label: t(`invitations.preferences.${value}`),
                    }))}
                    value={preferences[kind] ?? 'any'}
                    onChange={(choice) =>
                      set.mutate({ kind, preference: choice === 'any' ? null : choice })
                    }
                  />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Loaded>
    </Card>
  )
}
