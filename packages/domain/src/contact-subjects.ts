/** Subjects of the contact form (specification §3), in the order it shows them. */
export const CONTACT_SUBJECTS = ['information', 'devis', 'support', 'partnership', 'other'] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]
