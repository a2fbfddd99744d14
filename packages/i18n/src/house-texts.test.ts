import { expect, test } from 'vitest'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { mailTexts } from './mails/index.ts'

/** Every text of a catalogue in quotes, without the keys. */
const quoted = (texts: object) => JSON.stringify(texts).replaceAll(/"\w+":/g, '')
const CATALOGUES = {
  fr: quoted({ fr, mails: mailTexts.fr }),
  en: quoted({ en, mails: mailTexts.en }),
}

/** Wordings that were chosen over one that read translated; in quotes where they are a whole text. */
const CHOSEN = {
  fr: [
    '"Traités"',
    '"Tout sélectionner"',
    '"S’abonner"',
    '"back-end"',
    'sans approximations',
    's’annonce tôt',
    'a décidé au sujet de vos posts',
    'vous devrez confirmer depuis les deux',
    'n’est configuré',
  ],
  en: [
    '"Anyone can read this, no account needed"',
    '"You’re all caught up."',
    '"Link copied. Only members can open it."',
    '"No activity on this account yet."',
    '"Invite someone"',
    '"Show all users"',
    '"People who reported it are notified by email."',
    '"Permanent. This cannot be undone."',
    '"Used in the interface and in our emails."',
    '"All versions, newest first."',
    '"Appeal"',
    '"Couldn’t save your profile."',
    '"Problems flagged before they cost you"',
    '"Risks named from the start"',
    'In our clients’ and experts’ own words.',
    '"Change pending"',
    '"Public: visible without an account"',
  ],
} as const

test.each(['fr', 'en'] as const)(
  'the wordings chosen for %s stand in its catalogue',
  (language) => {
    const missing = CHOSEN[language].filter((text) => !CATALOGUES[language].includes(text))

    expect(missing).toEqual([])
  },
)

/** Wordings that were left behind, and second names of one thing. */
test.each([
  ['fr', /Répondus|Choisir toute la page|sans devinettes|se dit tôt|décidé de vos|n’est réglé/],
  [
    'fr',
    /l’actuelle et la nouvelle doivent|inscri\S* à la lettre|inscrivez-vous à (la|notre) lettre/i,
  ],
  // One verb for signing in and out.
  ['en', /\blog(ged|ging)? ?(in|out)\b/i],
  ['en', /\be-mails?\b|Nothing is written|People of the room|of an accepted kind|names no skill/i],
  ['fr', /Rien n’est écrit encore|Tous ceux qui sont nommés|message porte/],
  [
    'fr',
    /vous apporte ce code|Publier demande|pu être cherchées|Aucune clé\D+ n’a servi|Les phrases sont celles/,
  ],
  [
    'en',
    /brings you this code|Publishing takes|be searched for|alone signs in|no longer signs in\.|Relax a wish/,
  ],
  ['en', /\bOn to {{|To hand a|Readings by|sentences are those|Seat of a|somebody for it/],
] as const)('no text of %s matches %s', (language, left) => {
  expect(CATALOGUES[language].match(left)?.[0]).toBeUndefined()
})
