import { Briefcase, ExternalLink, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../data/author.ts'
import type { PublicProfile } from '../../data/profiles.ts'
import type { OwnedSkill } from '../../data/skills.ts'
import { money } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { PodBand } from './pod-band.tsx'
import { SkillGroups } from './skill-groups.tsx'

type ProfileCardProps = {
  profile: PublicProfile
  skills: OwnedSkill[]
  /** Heading level of the name. */
  heading: 'h1' | 'h2'
  /** Actions, such as the follow button. */
  children: ReactNode
}

/** Profile of a person as other members see it (specification §2 "Public profile"). */
export function ProfileCard({ profile, skills, heading: Name, children }: ProfileCardProps) {
  const { t } = useTranslation()
  const name = fullName(profile) || t('feed.post.someone')
  const place = [profile.city, profile.country].filter(Boolean).join(', ')
  const years = profile.experience_years
  return (
    <Card as="article" className="overflow-hidden">
      <PodBand />
      <div className="grid grid-cols-1 gap-6 px-5 pb-6 sm:px-8 sm:pb-8">
        <header className="-mt-10 grid grid-cols-1 gap-3">
          <span className="w-fit rounded-full bg-raised p-1">
            <Avatar personId={profile.id} name={name} src={profile.avatar_url} size="lg" />
          </span>
          <div className="min-w-0">
            <Name className="font-display text-3xl leading-tight font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </Name>
            <p className="mt-1 text-lg text-muted wrap-anywhere">
              <bdi>{profile.profession ?? t('feed.post.noProfession')}</bdi>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden">
            {profile.availability_status !== null && (
              <AvailabilityBadge status={profile.availability_status} />
            )}
            {profile.hourly_rate !== null && profile.hourly_rate_public && (
              <p className="text-xl font-semibold tabular-nums">
                <span className="sr-only">{t('profile.fields.hourly_rate')} </span>
                {t('profile.rate', { rate: money(profile.hourly_rate) })}
              </p>
            )}
          </div>
        </header>
        {children}
        <p dir="auto" className="leading-7 wrap-anywhere whitespace-pre-wrap">
          {profile.biography === null ? (
            t('profile.noBiography')
          ) : (
            <WrittenText>{profile.biography}</WrittenText>
          )}
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
          <Fact icon={Briefcase} label={t('profile.fields.experience_years')}>
            {years === null ? t('profile.noExperience') : t('profile.experience', { count: years })}
          </Fact>
          {place !== '' && (
            <Fact icon={MapPin} label={t('profile.place')}>
              {place}
            </Fact>
          )}
          <Outside href={profile.website_url}>{t('profile.website')}</Outside>
          <Outside href={profile.portfolio_url}>{t('profile.portfolio')}</Outside>
        </ul>
        <section aria-label={t('profile.skills')}>
          <h2 className="font-display text-xl font-semibold">{t('profile.skills')}</h2>
          {skills.length === 0 ? (
            <p className="mt-2 text-muted">{t('profile.noSkills')}</p>
          ) : (
            <SkillGroups skills={skills} />
          )}
        </section>
      </div>
    </Card>
  )
}

type FactProps = { icon: LucideIcon; label: string; children: string }

/** Fact with an icon; screen readers get its label. */
function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <li className="flex items-center gap-2">
      <Icon role="img" aria-label={label} size={18} strokeWidth={1.75} />
      {children}
    </li>
  )
}

/** Link to another site; the database accepts http and https addresses only. */
function Outside({ href, children }: { href: string | null; children: string }) {
  if (href === null) return null
  return (
    <li className="flex items-center gap-2">
      <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="inline-flex items-center rounded font-medium text-primary underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {children}
      </a>
    </li>
  )
}
