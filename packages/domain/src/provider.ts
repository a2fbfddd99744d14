/** Company that runs Podium, as the public pages name it; another provider edits it here. */
export const PROVIDER = {
  /** Facts of the legal notice. */
  company: {
    name: 'Podium SAS',
    form: 'société par actions simplifiée',
    registration: 'RCS Lyon 000 000 000',
    director: 'Camille Aubert',
    host: 'Podium SAS, 12 rue des Trois-Marches, 69001 Lyon',
  },
  /** Contact address where `CONTACT_EMAIL` is not set. */
  email: 'bonjour@podium.example',
  /** Phone number as shown and as a link. */
  phone: { text: '+33 4 65 71 20 26', href: 'tel:+33465712026' },
  street: '12 rue des Trois-Marches',
  postalCode: '69001',
  city: 'Lyon',
  /** Country code (ISO 3166-1); its name is a text (`contactPage.country`). */
  country: 'FR',
  networks: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Bluesky', href: 'https://bsky.app/' },
    { name: 'GitHub', href: 'https://github.com/' },
  ],
} as const
