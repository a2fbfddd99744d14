import type { skills as fr } from '../fr/skills.ts'
import type { SameKeys } from '../same-keys.ts'

export const skills = {
  title: 'My skills',
  lead: 'You need at least one skill to publish.',
  client: 'Skills introduce professionals. Yours is an individual account and needs none.',
  empty: 'No skills yet. Add the first one above.',
  name: 'Skill',
  namePlaceholder: 'E.g. TypeScript, art direction…',
  suggestions: 'Suggestions',
  level: 'Level',
  levelOf: 'Level of {{skill}}',
  category: 'Category',
  add: 'Add',
  adding: 'Adding…',
  addNew: 'Add as a new skill',
  addingNew: 'New skill',
  chooseExisting: 'Choose an existing skill',
  added: 'Skill added!',
  delete: 'Delete {{skill}}',
  deleteTitle: 'Delete this skill?',
  deleteText: '“{{skill}}” will no longer be on your profile.',
  deleting: 'Deleting…',
  levels: {
    '1': 'Beginner',
    '2': 'Intermediate',
    '3': 'Proficient',
    '4': 'Advanced',
    '5': 'Expert',
  },
  errors: {
    select: 'Select a skill or click “Add as a new skill”.',
    nameRequired: 'Skill name required.',
    duplicate: 'Skill already added.',
  },
} satisfies SameKeys<typeof fr>
