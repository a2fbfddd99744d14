import { AVAILABILITY_STATUSES } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { type ProfileEditorForm, useProfileFields } from './profile-fields.ts'

/** Fields about the person's work: profession, experience, availability, rate, portfolio. */
export function WorkFields({ form }: { form: ProfileEditorForm }) {
  const { t } = useTranslation()
  const { required, optional, checkbox } = useProfileFields(form)
  const availability = [
    { value: '', label: t('profile.notChosen') },
    ...AVAILABILITY_STATUSES.map((value) => ({ value, label: t(`profile.availability.${value}`) })),
  ]
  return (
    <FormSection title={t('profile.work')}>
      <TextField
        {...required('profession')}
        autoComplete="organization-title"
        className="sm:col-span-2"
      />
      <TextField {...optional('experience_years')} inputMode="numeric" />
      <Select {...optional('availability_status')} options={availability} />
      <TextField {...optional('hourly_rate')} inputMode="decimal" />
      <Checkbox {...checkbox('hourly_rate_public')} className="self-end sm:pb-1.5" />
      <TextField
        {...optional('portfolio_url')}
        type="url"
        inputMode="url"
        placeholder="https://"
        className="sm:col-span-2"
      />
    </FormSection>
  )
}
