/** Who runs Podium, as its public pages name them; another provider changes it here. */
export const PROVIDER = {
  /** Named where `CONTACT_EMAIL` is not set. */
  email: 'bonjour@podium.example',
  /** For people, and for the dialler. */
  phone: { text: '+33 4 65 71 20 26', href: 'tel:+33465712026' },
  street: '12 rue des Trois-Marches',
  postalCode: '69001',
  city: 'Lyon',
  /** ISO 3166-1; its name is a text (`contactPage.country`). */
  country: 'FR',
  networks: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Bluesky', href: 'https://bsky.app/' },
    { name: 'GitHub', href: 'https://github.com/' },
  ],
} as const
