import { inferRelationships } from './schema/infer-relationships.ts'
import type { Column, Routine, Schema, Table } from './schema/schema.ts'

const column = (name: string, type: string): [string, Column] => [
  name,
  { name, type, baseType: type, default: null },
]

const table = (name: string, columns: Record<string, string>, primaryKey: string[]): Table => ({
  schema: 'public',
  name,
  columns: new Map(Object.entries(columns).map(([key, type]) => column(key, type))),
  computed: new Map(),
  primaryKey,
  isView: false,
  insertable: true,
  updatable: true,
  deletable: true,
})

const TABLES = [
  table('people', { id: 'uuid', name: 'text' }, ['id']),
  table(
    'posts',
    {
      id: 'bigint',
      author_id: 'uuid',
      content: 'text',
      data: 'jsonb',
      created_at: 'timestamp with time zone',
    },
    ['id'],
  ),
  table('likes', { post_id: 'bigint', person_id: 'uuid' }, ['post_id', 'person_id']),
]

const key = (name: string, from: string, to: string) => ({
  constraint: `${from}_${name}_fkey`,
  from: { schema: 'public', name: from },
  to: { schema: 'public', name: to },
  columns: [{ from: name, to: 'id' }],
  isUnique: false,
})

const routine = (name: string, parameters: Routine['parameters']): Routine => ({
  schema: 'public',
  name,
  parameters,
  volatility: 'stable',
  returns: {
    kind: 'composite',
    isSet: true,
    table: { schema: 'public', name: 'posts' },
    columns: new Map(),
  },
})

const parameter = (name: string, isRequired = true) => ({
  name,
  type: 'text',
  isRequired,
  isVariadic: false,
})

/** Schema of people, posts and likes: every kind of relationship for the unit tests. */
export const EXAMPLE: Schema = {
  tables: new Map(TABLES.map((one) => [`public.${one.name}`, one])),
  relationships: inferRelationships({
    foreignKeys: [
      key('author_id', 'posts', 'people'),
      key('post_id', 'likes', 'posts'),
      key('person_id', 'likes', 'people'),
    ],
    viewColumns: [],
    primaryKeys: new Map(TABLES.map((one) => [`public.${one.name}`, one.primaryKey])),
    computed: [],
  }),
  routines: new Map([
    [
      'public.search',
      [routine('search', [parameter('q')]), routine('search', [parameter('q'), parameter('lang')])],
    ],
    [
      'public.twice',
      [
        routine('twice', [parameter('a')]),
        routine('twice', [parameter('a'), parameter('b', false)]),
      ],
    ],
  ]),
  types: new Map([['text', '"pg_catalog"."text"']]),
}
