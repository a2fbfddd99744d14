import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSetWorkLanguage, workLanguagesQuery } from '../../data/work-languages.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Languages that briefs ask for most, offered to everybody. */
const OFFERED = ['fr', 'en', 'de', 'es', 'it', 'nl', 'pt', 'ar']

/** Languages that a professional works in. */
export function WorkLanguages({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const query = useQuery(workLanguagesQuery(userId))
  const set = useSetWorkLanguage(userId)
  return (
    <Card className="p-4 sm:p-6">
      <fieldset className="grid gap-3">
        <legend className="font-display text-xl font-semibold">
          {t('invitations.languages.title')}
        </legend>
        <p className="text-sm text-pretty text-muted">{t('invitations.languages.lead')}</p>
        <Loaded
          query={query}
          loading={<Skeleton className="h-32" rounded="2xl" />}
          sentence={(error) => errorSentence(t, error, 'invitations.languages.loadFailed')}
        >
          {(spoken) => (
            <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-2">
              {[...new Set([...OFFERED, ...spoken])].map((language) => (
                <Checkbox
                  key={language}
                  label={nameOf(language)}
                  checked={spoken.includes(language)}
                  onChange={({ target }) => set.mutate({ language, isSpoken: target.checked })}
                />
              ))}
            </div>
          )}
        </Loaded>
      </fieldset>
    </Card>
  )
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(language)
  return name === undefined ? language : name.charAt(0).toUpperCase() + name.slice(1)
}
