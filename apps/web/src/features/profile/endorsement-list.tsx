import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Endorsement, endorsementsQuery, useShowEndorsement } from '../../data/endorsements.ts'
import { useSkillLabel } from '../../data/labels-of-skills.ts'
import { shortDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { kindOfProject } from './kind-of-project.ts'

type EndorsementListProps = {
  personId: string
  /** Whether the reader is that person, who may hide them, and sees those that are hidden. */
  isOwn: boolean
}

/** Endorsements of a person’s skills by clients, from work they accepted; nothing where there is none. */
export function EndorsementList({ personId, isOwn }: EndorsementListProps) {
  const { t } = useTranslation()
  const heading = useId()
  const { data } = useSuspenseQuery(endorsementsQuery(personId))
  const shown = data.filter(({ isHidden }) => isOwn || !isHidden)
  if (shown.length === 0) return null
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-3 px-5 py-6 sm:px-8">
      <div>
        <h2 id={heading} className="font-display text-xl font-semibold">
          {t('profile.endorsements.title')}
        </h2>
        <p className="text-sm text-muted">{t('profile.endorsements.hint')}</p>
      </div>
      <ul className="grid gap-3">
        {shown.map((endorsement) => (
          <Item key={endorsement.id} endorsement={endorsement} personId={personId} isOwn={isOwn} />
        ))}
      </ul>
    </Card>
  )
}

type ItemProps = EndorsementListProps & { endorsement: Endorsement }

function Item({ endorsement, personId, isOwn }: ItemProps) {
  const { t } = useTranslation()
  const show = useShowEndorsement(personId)
  const label = useSkillLabel()
  const { id, author, projectKind, projectTitle, isHidden, createdAt } = endorsement
  const skill = label(endorsement.skill)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border pt-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          <bdi>{skill}</bdi>
        </p>
        <p className="text-sm text-muted">
          <TextLink to={`/dashboard/profile/${author.id}`}>
            {author.name || t('feed.post.someone')}
          </TextLink>
          {' · '}
          <bdi>{projectTitle ?? kindOfProject(t, projectKind)}</bdi>
          {' · '}
          {shortDate(new Date(createdAt))}
        </p>
      </div>
      {isOwn && (
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:-ms-3"
          waiting={show.isPending}
          aria-label={t(isHidden ? 'profile.endorsements.showOf' : 'profile.endorsements.hideOf', {
            skill,
          })}
          onClick={() => show.mutate({ id, isHidden: !isHidden })}
        >
          {t(isHidden ? 'profile.endorsements.show' : 'profile.endorsements.hide')}
        </Button>
      )}
    </li>
  )
}
