import { expect, test } from 'vitest'
import { briefOf } from '../brief.ts'
import { peopleOf } from './people-of.ts'

/** Requirements of a text about the people, kind by kind. */
const read = (text: string) => {
  const found: Record<string, unknown[]> = {}
  for (const { kind, value } of peopleOf(briefOf(text, '2026-11-23')))
    found[kind] = [...(found[kind] ?? []), value]
  return found
}

test.each([
  ['Équipe : quatre personnes au plus', 4],
  ['pas plus de quatre en tout', 4],
  ['Deux intervenants maximum', 2],
  ['a team of three', 3],
  ['une équipe de 3 à 5 personnes', 5],
  ['Équipe de quatre a 0,00 € u maximum', 4],
  ['Une personne seule ou un duo, pas plus', 2],
  ['one named person please', 1],
  ['one lead and at most two others', 3],
  ['We need two senior developers', 2],
  ['Two developers for three months', 2],
])('team: %s', (text, max) => {
  expect(read(text).team).toEqual([{ max }])
})

test.each([
  'Nous sommes quatre associés',
  'Dix bénévoles testeront le site',
  'Nous cherchons un développeur',
  'an app for 40 people',
  'Seven out of ten people give up',
  'un atelier pour douze développeurs',
])('no team: %s', (text) => {
  expect(read(text).team).toBeUndefined()
})

test.each([
  ['Fully remote', 'remote'],
  ['Télétravail', 'remote'],
  ['sur site à Brest', 'onsite'],
  ['two days a week in our office, otherwise remote', 'hybrid'],
  ['Une réunion par mois à Nevers, le reste à distance', 'hybrid'],
  ['an annual meeting in Porto', 'onsite'],
  ['Tout peut se faire en visio', 'remote'],
  ['On site in Lille for the switchover, otherwise wherever you like', 'hybrid'],
  ['deux jours dans nos murs à Vannes', 'onsite'],
])('where people work: %s', (text, mode) => {
  expect(read(text).remote).toEqual([mode])
})

test.each([
  'mise à jour à distance du boîtier',
  'a remote control for shutters',
  'sensors send data to a small server',
])('where the product works: %s', (text) => {
  expect(read(text).remote).toBeUndefined()
})

test.each([
  ['Présence à Nantes une journée par semaine', 'Nantes'],
  ['workshops at our Manchester office', 'Manchester'],
  ['dans nos bureaux de Grenoble', 'Grenoble'],
  ['Mission de 12 mois à Lyon, trois jours sur site', 'Lyon'],
  ['On site near Almería twice', 'Almería'],
  ['tournage sur place, à Conflans-Sainte-Honorine', 'Conflans-Sainte-Honorine'],
  ['the party is held in New York', 'New York'],
])('place: %s', (text, place) => {
  expect(read(text).place).toEqual([place])
})

test.each([
  'Notre association de Roubaix refait son site',
  'some overlap with London hours',
  'une réunion en janvier',
  'meetings in English',
  'Somebody qualified in France',
])('no place of work: %s', (text) => {
  expect(read(text).place).toBeUndefined()
})

test.each([
  ['Il faut parler français et anglais', ['fr', 'en']],
  ['a stage manager who speaks Portuguese and English', ['pt', 'en']],
  ['Le français courant est indispensable', ['fr']],
  ['Dutch or French required', ['nl', 'fr']],
  ['Must be a native-level English speaker', ['en']],
  ['Working languages: French, German and Dutch', ['fr', 'de', 'nl']],
  ['from English into German and Polish, native translators only', ['de', 'pl']],
  ['deux traducteurs natifs pour les marchés français et italien', ['fr', 'it']],
])('spoken: %s', (text, languages) => {
  expect(read(text).spoken).toEqual(languages)
})

test.each([
  'Nos clients ne parlent pas anglais',
  'Spanish helps but isn’t required',
  'Welsh and English versions of the site',
  'Our website is only in French',
  'If you speak Romanian or Somali, even better',
])('not to be spoken: %s', (text) => {
  expect(read(text).spoken).toBeUndefined()
})

test.each([
  ['un profil senior', 'senior'],
  ['developers with ten years of experience', 'senior'],
  ['dix ans de métier au moins', 'senior'],
  ['Happy with a junior designer', 'junior'],
  ['un graphiste confirmé', 'senior'],
])('experience: %s', (text, level) => {
  expect(read(text).seniority).toEqual([level])
})

test.each([
  'une résidence senior',
  'un site pour les seniors',
  'two years of experience',
  'une formation Photoshop, niveau débutant',
  'ten years of data',
])('no experience asked for: %s', (text) => {
  expect(read(text).seniority).toBeUndefined()
})

test.each([
  'CONFIDENTIEL',
  'You will sign an NDA',
  'merci de ne rien divulguer',
  'everything strictly confidential',
])('confidential: %s', (text) => {
  expect(read(text).confidential).toEqual([true])
})

test.each([
  'un pacte entre nous',
  'rédiger la politique de confidentialité',
  'no NDA needed',
  'a privacy policy',
])('not confidential: %s', (text) => {
  expect(read(text).confidential).toBeUndefined()
})
