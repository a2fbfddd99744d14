import { Briefcase, ExternalLink, type LucideIcon, MapPin, Wallet } from 'lucide-react'
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
    <Card as="article" className="grid gap-6 p-5 sm:p-8">
      <header className="flex flex-wrap items-center gap-5">
        <Avatar personId={profile.id} name={name} src={profile.avatar_url} size="lg" />
        <div className="min-w-0 grow">
          <Name className="font-display text-3xl leading-tight font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </Name>
          <p className="mt-1 text-lg text-muted wrap-anywhere">
            <bdi>{profile.profession ?? t('feed.post.noProfession')}</bdi>
          </p>
        </div>
        {profile.availability_status !== null && (
          <AvailabilityBadge status={profile.availability_status} />
        )}
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
        {profile.hourly_rate !== null && profile.hourly_rate_public && (
          <Fact icon={Wallet} label={t('profile.fields.hourly_rate')}>
            {t('profile.rate', { rate: money(profile.hourly_rate) })}
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
          <ul className="mt-3 flex flex-wrap gap-2">
            {skills.map(({ id, level, skill }) => (
              <li
                key={id}
                className="rounded-lg bg-primary-soft px-3 py-1.5 text-sm text-on-primary-soft"
              >
                <span className="font-medium">
                  <bdi>{skill.name}</bdi>
                </span>
                {skill.category !== null && ` · ${skill.category}`}
                {` · ${t(`skills.levels.${level}`)}`}
              </li>
            ))}
          </ul>
        )}
      </section>
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
        className="rounded font-medium text-primary underline underline-offset-4"
      >
        {children}
      </a>
    </li>
  )
}
