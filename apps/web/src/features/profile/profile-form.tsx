import { AVAILABILITY_STATUSES } from '@podium/domain'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveProfile } from '../../data/profiles.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { FormSection } from './form-section.tsx'
import type { useProfileForm } from './use-profile-form.ts'

type ProfileFormProps = { personId: string; form: ReturnType<typeof useProfileForm> }

/** Edits one's own profile (specification §5 "Profile form"). What was typed stays when saving fails. */
export function ProfileForm({ personId, form }: ProfileFormProps) {
  const { t } = useTranslation()
  const save = useSaveProfile(personId)
  const { register, handleSubmit, formState, reset, getValues } = form
  const { errors, isDirty } = formState
  const optional = t('common.optional')
  const availability = [
    { value: '', label: t('profile.notChosen') },
    ...AVAILABILITY_STATUSES.map((value) => ({ value, label: t(`profile.availability.${value}`) })),
  ]

  useEffect(() => {
    const field = document.activeElement
    // The bar that comes into sight now must not hide what is typed in.
    if (isDirty && field?.matches('input, textarea, select'))
      field.scrollIntoView({ block: 'nearest' })
  }, [isDirty])

  const handleSave = handleSubmit((changes) => {
    const typed = getValues()
    save.mutate(changes, {
      onSuccess: () => {
        // What was typed since stays, and counts as unsaved.
        reset(typed, { keepValues: true })
        toast.success(t('profile.saved'))
      },
    })
  })

  return (
    <Card className="p-5 sm:p-6">
      <Form onSubmit={(event) => void handleSave(event)} className="gap-8">
        <FormSection title={t('profile.about')}>
          <TextField
            {...register('first_name')}
            autoComplete="given-name"
            required
            label={t('profile.fields.firstName')}
            error={fieldError(t, errors.first_name)}
          />
          <TextField
            {...register('last_name')}
            autoComplete="family-name"
            required
            label={t('profile.fields.lastName')}
            error={fieldError(t, errors.last_name)}
          />
          <TextArea
            {...register('biography')}
            className="sm:col-span-2"
            label={t('profile.fields.biography')}
            optional={optional}
            error={fieldError(t, errors.biography)}
          />
          <TextField
            {...register('city')}
            autoComplete="address-level2"
            label={t('profile.fields.city')}
            optional={optional}
            error={fieldError(t, errors.city)}
          />
          <TextField
            {...register('country')}
            autoComplete="country-name"
            label={t('profile.fields.country')}
            optional={optional}
            error={fieldError(t, errors.country)}
          />
          <TextField
            {...register('website_url')}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            className="sm:col-span-2"
            label={t('profile.fields.websiteUrl')}
            optional={optional}
            error={fieldError(t, errors.website_url)}
          />
        </FormSection>
        <FormSection title={t('profile.work')}>
          <TextField
            {...register('profession')}
            autoComplete="organization-title"
            required
            className="sm:col-span-2"
            label={t('profile.fields.profession')}
            error={fieldError(t, errors.profession)}
          />
          <TextField
            {...register('experience_years')}
            inputMode="numeric"
            label={t('profile.fields.experienceYears')}
            optional={optional}
            error={fieldError(t, errors.experience_years)}
          />
          <Select
            {...register('availability_status')}
            options={availability}
            label={t('profile.fields.availability')}
            optional={optional}
            error={fieldError(t, errors.availability_status)}
          />
          <TextField
            {...register('hourly_rate')}
            inputMode="decimal"
            label={t('profile.fields.hourlyRate')}
            optional={optional}
            error={fieldError(t, errors.hourly_rate)}
          />
          <Checkbox
            {...register('hourly_rate_public')}
            className="self-end sm:pb-1.5"
            label={t('profile.fields.hourlyRatePublic')}
          />
          <TextField
            {...register('portfolio_url')}
            type="url"
            inputMode="url"
            placeholder="https://"
            className="sm:col-span-2"
            label={t('profile.fields.portfolioUrl')}
            optional={optional}
            error={fieldError(t, errors.portfolio_url)}
          />
        </FormSection>
        <FormSection title={t('profile.contact')} hint={t('profile.contactHint')}>
          <TextField
            {...register('phone_number')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            className="sm:col-span-2"
            label={t('profile.fields.phoneNumber')}
            optional={optional}
            error={fieldError(t, errors.phone_number)}
          />
          <TextField
            {...register('address')}
            autoComplete="street-address"
            label={t('profile.fields.address')}
            optional={optional}
            error={fieldError(t, errors.address)}
          />
          <TextField
            {...register('postal_code')}
            autoComplete="postal-code"
            label={t('profile.fields.postalCode')}
            optional={optional}
            error={fieldError(t, errors.postal_code)}
          />
        </FormSection>
        <div
          className={classNames(
            '-mx-5 -mb-5 grid gap-3 rounded-b-2xl border-border border-t bg-raised px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6',
            // What is not saved yet can be saved from anywhere in the form.
            isDirty && 'sticky bottom-0 z-10',
          )}
        >
          {/* The form is longer than a screen: what went wrong stands where Save was pressed. */}
          <div role="alert" className="contents">
            {save.error && (
              <Notice tone="danger">
                {t('profile.saveFailed')} {errorSentence(t, save.error)}
              </Notice>
            )}
          </div>
          <div className="flex items-center justify-end gap-4">
            {isDirty && <p className="text-sm text-muted">{t('profile.unsaved')}</p>}
            <Button type="submit" waiting={save.isPending} waitingLabel={t('common.saving')}>
              {t('common.save')}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  )
}
