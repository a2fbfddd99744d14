import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { type ProfileEditorForm, useProfileFields } from './profile-fields.ts'

/** Fields that only their owner and admins read: phone and address (decisions row 21). */
export function PrivateFields({ form }: { form: ProfileEditorForm }) {
  const { t } = useTranslation()
  const { optional } = useProfileFields(form)
  return (
    <FormSection title={t('profile.contact')} hint={t('profile.contactHint')}>
      <TextField
        {...optional('phone_number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="sm:col-span-2"
      />
      <TextField {...optional('address')} autoComplete="street-address" />
      <TextField {...optional('postal_code')} autoComplete="postal-code" />
    </FormSection>
  )
}
