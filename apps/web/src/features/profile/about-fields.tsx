import { useTranslation } from 'react-i18next'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { type ProfileEditorForm, useProfileFields } from './profile-fields.ts'

/** Fields about the person: name, biography, place, website. */
export function AboutFields({ form }: { form: ProfileEditorForm }) {
  const { t } = useTranslation()
  const { required, optional } = useProfileFields(form)
  return (
    <FormSection title={t('profile.about')}>
      <TextField {...required('first_name')} autoComplete="given-name" />
      <TextField {...required('last_name')} autoComplete="family-name" />
      <TextArea {...optional('biography')} className="sm:col-span-2" />
      <TextField {...optional('city')} autoComplete="address-level2" />
      <TextField {...optional('country')} autoComplete="country-name" />
      <TextField
        {...optional('website_url')}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        className="sm:col-span-2"
      />
    </FormSection>
  )
}
