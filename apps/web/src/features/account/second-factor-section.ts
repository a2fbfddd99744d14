/** Fragment of the account page that names the section of second factors. */
export const SECOND_FACTOR_SECTION = 'second-factor'
