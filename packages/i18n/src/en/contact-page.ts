import type { contactPage as fr } from '../fr/contact-page.ts'
import type { SameKeys } from '../same-keys.ts'

export const contactPage = {
  title: 'Contact us',
  lead: 'A question, a project, an idea? Write to us: a real person will answer.',
  details: 'How to reach us',
  address: 'Address',
  country: 'France',
  email: 'Email',
  phone: 'Phone',
  hours: 'Monday to Friday, 9 am to 6 pm (Paris time)',
  map: 'Map of the area: Podium is at {{street}}, between the rivers Saône and Rhône.',
  closing: {
    title: 'Already know what you want to build?',
    text: 'Describe it in a few sentences and compare three teams. Or write to us, and we’ll talk it through.',
    process: 'See the process',
  },
  byMail: {
    title: 'Write to us by email',
    text: 'Tell us in a few words what brings you here. Our postal address and phone number are here too, if you prefer.',
  },
} satisfies SameKeys<typeof fr>
