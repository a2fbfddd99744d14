/** Who runs Podium, as its public pages name them; another provider changes it here. */
export const PROVIDER = {
  /** Named where `CONTACT_EMAIL` is not set. */
  email: 'bonjour@podium.example',
  /** For people, and for the dialler. */
  phone: { text: '+33 4 65 71 20 26', href: 'tel:+33465712026' },
  street: '12 rue des Trois-Marches',
  city: '69001 Lyon',
  networks: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Bluesky', href: 'https://bsky.app/' },
    { name: 'GitHub', href: 'https://github.com/' },
  ],
} as const
