import type { ProjectFigures } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { number } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

type ExposureTableProps = { people: NonNullable<ProjectFigures['exposure']>['people'] }

/** People by how often they were proposed and chosen. */
export function ExposureTable({ people }: ExposureTableProps) {
  const { t } = useTranslation()
  const caption = t('adminProjects.figures.exposure.table')
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-display text-2xl font-semibold tracking-tight">{caption}</h2>
      <Card className="overflow-hidden">
        <table aria-label={caption} className="w-full text-sm tabular-nums">
          <thead className="bg-sunken text-muted">
            <tr>
              <th scope="col" className="px-3 py-3 text-start font-medium sm:px-4">
                {t('adminProjects.figures.exposure.person')}
              </th>
              <th scope="col" className="px-3 py-3 text-end font-medium sm:px-4">
                {t('adminProjects.figures.exposure.proposed')}
              </th>
              <th scope="col" className="px-3 py-3 text-end font-medium sm:px-4">
                {t('adminProjects.figures.exposure.chosen')}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ person, proposed, chosen, is_newcomer }) => {
              const name = person.name ?? t('adminProjects.noName')
              return (
                <tr key={person.id} className="border-t border-border">
                  <th scope="row" className="px-3 py-2 text-start font-normal sm:px-4">
                    <span className="flex items-center gap-3">
                      <Avatar personId={person.id} name={name} src={person.avatar_url} size="sm" />
                      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                        <TextLink to={`/admin/profile/${person.id}`}>{name}</TextLink>
                        {is_newcomer && (
                          <Badge look="bg-info-soft text-on-info-soft">
                            {t('adminProjects.figures.newcomer')}
                          </Badge>
                        )}
                      </span>
                    </span>
                  </th>
                  <td className="px-3 py-2 text-end sm:px-4">{number(proposed)}</td>
                  <td className="px-3 py-2 text-end sm:px-4">{number(chosen)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
