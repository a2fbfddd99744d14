import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../data/profiles.ts'
import { AvatarEditor } from '../features/profile/avatar/avatar-editor.tsx'
import { ProfileForm } from '../features/profile/profile-form.tsx'
import { SkillsManager } from '../features/skills/skills-manager.tsx'
import { useSessionUser } from '../lib/session-store.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { ProfileSheet } from './profile-sheet.tsx'

/** One's own profile: edited, or seen as others see it; the skills below (specification §2 "Profile editor"). */
export function ProfileEditor() {
  const { t } = useTranslation()
  usePageTitle(t('profile.title'))
  const user = useSessionUser()
  const [mode, setMode] = useState<'edit' | 'preview'>('edit')
  if (user === undefined) return null
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-6 sm:px-6 lg:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-display text-3xl font-semibold tracking-tight">
            {t('profile.title')}
          </h1>
          <p className="mt-1 text-muted">{t('profile.lead')}</p>
        </div>
        <Segmented
          label={t('profile.mode')}
          options={[
            { value: 'edit', label: t('profile.edit') },
            { value: 'preview', label: t('profile.preview') },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      <LoadBoundary loading={<Loading label={t('common.loading')} />}>
        {/* Hidden, not unmounted: a look at the preview loses nothing that was typed. */}
        <div hidden={mode !== 'edit'} className="grid gap-5">
          <Editor personId={user.id} />
          <SkillsManager personId={user.id} />
        </div>
        {mode === 'preview' && <Preview personId={user.id} />}
      </LoadBoundary>
    </div>
  )
}

function Editor({ personId }: { personId: string }) {
  const { data: profile } = useSuspenseQuery(profileQuery(personId))
  return (
    <>
      <AvatarEditor profile={profile} />
      <ProfileForm profile={profile} />
    </>
  )
}

function Preview({ personId }: { personId: string }) {
  const { data: profile } = useSuspenseQuery(profileQuery(personId))
  return <ProfileSheet profile={profile} heading="h2" />
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-160 rounded-2xl" />
      <Skeleton className="h-64 rounded-2xl" />
    </div>
  )
}
