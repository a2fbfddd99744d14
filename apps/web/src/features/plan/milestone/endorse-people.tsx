import type { Endorsable } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endorsableQuery, useEndorse } from '../../../data/endorsements.ts'
import { type SkillLabelOf, useLazySkillLabel } from '../../../data/labels-of-skills.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PanelPart } from '../../../ui/panel-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePlan } from '../plan-context.ts'

/** The client’s endorsements of who worked for an accepted milestone, skill by skill. */
export function EndorsePeople({ milestone }: { milestone: string }) {
  const { t } = useTranslation()
  const { project } = usePlan()
  const [showsTitle, setShowsTitle] = useState(false)
  const query = useQuery(endorsableQuery({ project, milestone }))
  const label = useLazySkillLabel()
  return (
    <PanelPart title={t('plan.endorse.title')}>
      <p className="text-sm text-muted">{t('plan.endorse.hint')}</p>
      <Checkbox
        label={t('plan.endorse.showTitle')}
        checked={showsTitle}
        onChange={({ target }) => setShowsTitle(target.checked)}
      />
      <Loaded
        query={query}
        loading={<Skeleton className="h-16" />}
        sentence={(error) => errorSentence(t, error, 'plan.endorse.failed')}
      >
        {(people) =>
          label === undefined ? (
            <Skeleton className="h-16" />
          ) : (
            people.map((one) => (
              <SkillsOf
                key={one.person.id}
                milestone={milestone}
                endorsable={one}
                showsTitle={showsTitle}
                label={label}
              />
            ))
          )
        }
      </Loaded>
    </PanelPart>
  )
}

type SkillsOfProps = {
  milestone: string
  endorsable: Endorsable
  showsTitle: boolean
  label: SkillLabelOf
}

function SkillsOf({ milestone, endorsable: { person, skills }, showsTitle, label }: SkillsOfProps) {
  const { t } = useTranslation()
  const { project } = usePlan()
  const endorse = useEndorse({ project, milestone })
  const name = person.name ?? t('plan.history.somebody')
  return (
    <div className="grid gap-2">
      <p className="font-medium">
        <bdi>{name}</bdi>
      </p>
      {skills.length === 0 && <p className="text-sm text-muted">{t('plan.endorse.noSkills')}</p>}
      <ul aria-label={t('plan.endorse.skillsOf', { name })} className="flex flex-wrap gap-2">
        {skills.map(({ id, name: skill, endorsement }) => (
          <li key={id}>
            <Button
              size="sm"
              variant={endorsement === null ? 'secondary' : 'primary'}
              aria-pressed={endorsement !== null}
              waiting={endorse.isPending}
              onClick={() =>
                endorse.mutate({
                  person_id: person.id,
                  skill_id: id,
                  shows_title: showsTitle,
                  endorsement,
                })
              }
            >
              {endorsement === null ? (
                <Plus aria-hidden size={16} />
              ) : (
                <Check aria-hidden size={16} />
              )}
              {label(skill)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
