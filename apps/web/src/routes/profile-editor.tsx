import { mayHaveSkills } from '@podium/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { profileQuery, publicProfileQuery } from '../data/profiles.ts'
import { ownedSkillsQuery } from '../data/skills.ts'
import { AvatarEditor } from '../features/profile/avatar/avatar-editor.tsx'
import { EditorSkeleton } from '../features/profile/editor-skeleton.tsx'
import { ProfileForm } from '../features/profile/profile-form.tsx'
import { ProfileProgress } from '../features/profile/profile-progress.tsx'
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx'
import { useProfileForm } from '../features/profile/use-profile-form.ts'
import { useStepOfAddress } from '../features/profile/use-step-of-address.ts'
import { NoSkills } from '../features/skills/no-skills.tsx'
import { SkillsManager } from '../features/skills/skills-manager.tsx'
import { type SessionUser, useSessionUser } from '../lib/session-store.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { AreaScreen } from './area-screen.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { ProfileSheet } from './profile-sheet.tsx'

/** Editor and preview of one's own profile, with the skills below (specification §2 "Profile editor"). */
export function ProfileEditor() {
  const { t } = useTranslation()
  usePageTitle(t('profile.title'))
  const user = useSessionUser()
  const [search, setSearch] = useSearchParams()
  const mode = search.get('mode') === 'preview' ? 'preview' : 'edit'
  const handleMode = (next: typeof mode) => {
    const query = new URLSearchParams(search)
    if (next === 'preview') query.set('mode', next)
    else query.delete('mode')
    setSearch(query, { replace: true, preventScrollReset: true })
  }
  if (user === undefined) return null
  return (
    <AreaScreen width="normal" className="gap-5">
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
          onChange={handleMode}
        />
      </div>
      <LoadBoundary loading={<EditorSkeleton />}>
        <Editor user={user} mode={mode} />
      </LoadBoundary>
    </AreaScreen>
  )
}

function Editor({ user, mode }: { user: SessionUser; mode: 'edit' | 'preview' }) {
  const { t } = useTranslation()
  const { id: personId, role } = user
  const { data: profile } = useSuspenseQuery(profileQuery(personId))
  const { data: skills } = useSuspenseQuery(ownedSkillsQuery(personId))
  const form = useProfileForm(profile)
  useStepOfAddress(role)
  return (
    <>
      {/* Hidden, not unmounted: the preview must not lose typed values. */}
      <div hidden={mode !== 'edit'} className="grid grid-cols-1 gap-5">
        <ProfileProgress profile={profile} skillCount={skills.length} role={role} />
        <AvatarEditor profile={profile} />
        <ProfileForm personId={personId} form={form} />
        {mayHaveSkills(role) ? <SkillsManager personId={personId} /> : <NoSkills />}
      </div>
      {mode === 'preview' && form.formState.isDirty && (
        <Notice tone="info">{t('profile.previewIsSaved')}</Notice>
      )}
      {mode === 'preview' && (
        <LoadBoundary loading={<ProfileSkeleton />}>
          <Preview personId={personId} />
        </LoadBoundary>
      )}
    </>
  )
}

/** Preview by the same request that others make. */
function Preview({ personId }: { personId: string }) {
  const { data: profile } = useSuspenseQuery(publicProfileQuery(personId))
  return profile && <ProfileSheet profile={profile} heading="h2" asOthers />
}
