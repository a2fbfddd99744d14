import { expect, test } from 'vitest'
import { findConcepts } from './find-concepts.ts'

const found = (text: string) =>
  findConcepts(text).map(({ slug, span }) => [slug, text.slice(...span)])

test.each([
  ['case, accents and plural', 'DEVELOPPEUSES WEB', [['web-developer', 'DEVELOPPEUSES WEB']]],
  [
    'inclusive writing',
    'un·e développeur·se mobile',
    [['mobile-developer', 'développeur·se mobile']],
  ],
  ['link words within a name', 'architecture de notre logiciel', []],
  ['the longest name', 'en React Native', [['react-native', 'React Native']]],
  ['a letter wrong', 'du developement mobile', [['mobile-development', 'developement mobile']]],
  [
    'signs that belong to a name',
    'C++, C# et .NET',
    [
      ['cpp', 'C++'],
      ['csharp', 'C#'],
      ['dotnet', '.NET'],
    ],
  ],
  ['no name across a comma', 'architecture, logicielle', []],
  ['no name in an address', 'https://react.dev or me@wordpress.org', []],
])('names are found: %s', (_what, text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('a phrase means a concept that it does not name', () => {
  expect(found('le site est lent')).toContainEqual(['web-performance', 'site est lent'])
})

test.each([
  ['We go live in May', 'go'],
  ['l’installateur m’a dit oui', 'mergers-acquisitions'],
  ['A swift delivery matters', 'swift'],
  ['our ruby anniversary', 'ruby'],
  ['there is rust on the machines', 'rust'],
  ['the rest of the team', 'api-development'],
  ['people excel at improvising', 'excel'],
  ['Livraison avant fin mars', 'shipping'],
  ['boutique en ligne avec retrait en magasin', 'shipping'],
  ['travail sur site à Lyon', 'website'],
  ['at the expense of its owners', 'intellectual-property'],
  ['une charte graphique', 'dashboard'],
  ['réserver nos douze salles de sport', 'venue-sourcing'],
  ['an app to book our meeting rooms', 'venue-sourcing'],
  ['quarante lits en chirurgie', 'javascript'],
  ['le modèle doit tourner la nuit', 'route-optimisation'],
  ['une nouvelle identité', 'fiction-writing'],
  ['an electrician wants us to move the sockets', 'building-trades'],
  ['drafting the contract', 'technical-drawing'],
  ['on a radio module for the probe', 'radio-advertising'],
  ['Bonjour Maître', 'hospitality-management'],
  ['des barquettes en carton', 'certificates-print'],
])('a look-alike is no mention: %s', (text, slug) => {
  expect(findConcepts(text).map((mention) => mention.slug)).not.toContain(slug)
})

test.each([
  ['a service in Go and PostgreSQL', 'go'],
  ['une application iOS en Swift', 'swift'],
  ['an API in Ruby on Rails', 'ruby-on-rails'],
  ['firmware written in Rust', 'rust'],
  ['une API REST documentée', 'api-development'],
  ['formation Excel pour débutants', 'excel'],
  ['boutique en ligne avec livraison en point relais', 'shipping'],
  ['boutique en ligne avec retrait en magasin', 'click-and-collect'],
  ['refaire notre site', 'website'],
  ['who owns the IP', 'intellectual-property'],
  ['des courbes et des graphiques', 'dashboard'],
  ['réserver une salle pour 80 personnes', 'venue-sourcing'],
  ['book a quiet room for a day', 'venue-sourcing'],
  ['a campaign on social media and the radio', 'radio-advertising'],
  ['organiser une fête avec des toilettes', 'portable-toilets'],
  ['someone to answer our phones', 'virtual-assistance'],
  ['tenir nos comptes et relancer les impayés', 'accounting'],
  ['déposer le permis de construire', 'building-permit'],
  ['clear the rights on old photographs', 'rights-clearance'],
  ['peser deux ruches par rucher', 'weighing'],
  ['l’aménagement de magasin', 'retail-design'],
  ['un outil pour la gestion des adhérents', 'membership-management'],
])('the same word where it is meant: %s', (text, slug) => {
  expect(findConcepts(text).map((mention) => mention.slug)).toContain(slug)
})
