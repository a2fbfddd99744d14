import { z } from 'zod'
import {
  PROFILE_COLUMNS,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileRow,
} from '../profile-fields.ts'
import {
  number,
  optionalAddress,
  optionalChoice,
  optionalNumber,
  optionalText,
  requiredName,
} from './fields.ts'

/** Changes of one's profile that the form makes, as stored; the picture is not among them. */
export type ProfileChanges = Omit<ProfileRow, 'avatar_url'>

/** Profile as typed into the form: numbers are texts, ticks are booleans. */
export type ProfileFormValues = {
  [Column in keyof ProfileChanges]: ProfileChanges[Column] extends boolean ? boolean : string
}

/** Columns that the form shows. */
export const PROFILE_FORM_COLUMNS = PROFILE_COLUMNS.filter((column) => column !== 'avatar_url')

/** Schema of the profile editor (specification §5 "Profile form"): typed values in, changes out. */
export const profileForm = z.object(
  Object.fromEntries(
    PROFILE_FORM_COLUMNS.map((column) => [column, typedValue(PROFILE_FIELDS[column])]),
  ),
) as unknown as z.ZodType<ProfileChanges, ProfileFormValues> // Object.fromEntries forgets the keys

function typedValue(field: ProfileField) {
  switch (field.kind) {
    case 'text':
    case 'picture':
      return field.isRequired ? requiredName(field.max) : optionalText(field.max)
    case 'web_address':
      return optionalAddress(field.max)
    case 'whole_number':
      return optionalNumber(number(field.max).int('not_a_number'))
    case 'decimal_number':
      return optionalNumber(number(field.max))
    case 'choice':
      return optionalChoice(field.options)
    case 'yes_or_no':
      return z.boolean()
  }
}
