/** Request meant to keep the server busy. */
export type Attack = {
  method?: string
  path: string
  body?: string
  headers?: Record<string, string>
}

const times = (count: number, text: string, between = ',') =>
  Array.from({ length: count }, () => text).join(between)
const each = (count: number, make: (index: number) => string, between = ',') =>
  Array.from({ length: count }, (_, index) => make(index)).join(between)
const nested = (depth: number, name: string, inner: string) =>
  `${`${name}(`.repeat(depth)}${inner}${')'.repeat(depth)}`
const enc = encodeURIComponent
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Attack => ({
  method: 'POST',
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})
const CSV = { 'content-type': 'text/csv' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const WHOLE = { prefer: 'return=representation' }

/** Cycle of embeds: people, their posts, who likes them, their posts … */
const CIRCLE = ['pro_posts', 'people!pro_post_likes']
const circle = (levels: number) =>
  `${each(levels, (level) => `${CIRCLE[level % 2]}(*`, ',')}${')'.repeat(levels)}`

/** Attacks by name; `me` is the attacker, `victim` a post of another person. */
export const attacks = (me: string, victim: string): Record<string, Attack> => ({
  // Texts parsed before the database is asked.
  'a table of 55,000 letters': { path: `/${'x'.repeat(55_000)}` },
  'a function of 55,000 letters': post(`/rpc/${'x'.repeat(55_000)}`, {}),
  'an embed of 55,000 letters': { path: `/people?select=${'x'.repeat(55_000)}(id)` },
  'a column of 55,000 letters': { path: `/people?select=${'x'.repeat(55_000)}` },
  'a select of 20,000 items': { path: `/people?select=${times(20_000, 'id')}` },
  'a select of open brackets': { path: `/people?select=${'a('.repeat(30_000)}` },
  'quotes that never end': { path: `/people?id=in.(${times(15_000, '%22a')})` },
  'a list of 30,000 values': { path: `/people?id=in.(${times(30_000, '1')})` },
  'a JSON path of 20,000 steps': { path: `/people?select=id${'->a'.repeat(20_000)}` },
  '100 orders by 30 JSON steps': {
    path: `/pro_posts?order=${times(100, `content${'->a'.repeat(30)}`)}`,
  },
  '20,000 orders': { path: `/people?order=${times(20_000, 'id')}` },
  '6,000 order parameters': { path: `/people?${times(6_000, 'order=id', '&')}` },
  'logic 12 levels deep': { path: `/people?or=${nested(11, '(and', '(id.is.null)')}` },
  'logic without end': { path: `/people?or=${'(and'.repeat(15_000)}` },
  '30,000 columns to write': post(`/pro_posts?columns=${times(20_000, 'id')}`, '[]'),
  '30,000 columns to conflict on': post(
    `/pro_posts?on_conflict=${times(20_000, 'id')}`,
    [{ content: 'x' }],
    { prefer: 'resolution=merge-duplicates' },
  ),
  '16,000 arguments': { path: `/rpc/find_posts?${times(16_000, 'words=a', '&')}` },
  'a form of 250,000 fields': post('/rpc/find_posts', times(250_000, 'a=1', '&'), FORM),
  'a CSV that stands for 100 GB': post(
    '/skills',
    `${'a'.repeat(500_000)}${'\n1'.repeat(200_000)}`,
    CSV,
  ),
  'a CSV of 500,000 rows': post('/skills', `name${'\n1'.repeat(500_000)}`, CSV),
  'a CSV of quotes': post('/skills', '"'.repeat(1_000_000), CSV),
  'JSON of 100,000 rows': post('/skills', `[${times(90_000, '{"name":1}')}]`),
  'JSON of 100,000 rows that nobody reads': post(
    '/skills?columns=name',
    `[${times(90_000, '{"name":1}')}]`,
  ),
  'JSON of 80,000 keys': post('/skills', `{${each(80_000, (at) => `"k${at}":1`)}}`),
  'JSON 400,000 levels deep': post(
    '/rpc/save_profile',
    `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
  ),
  'a value 30,000 levels deep': { path: `/people?id=eq.${'['.repeat(30_000)}` },
  'an Accept header of 3,000 types': {
    path: '/people',
    headers: { accept: times(3_000, 'a/b;q=0.1') },
  },
  'a Prefer header of 5,000 words': {
    path: '/people',
    headers: { prefer: `handling=strict,${times(5_000, 'x=y')}` },
  },
  'a time zone of 10,000 letters': {
    path: '/people',
    headers: { prefer: `timezone=${'x'.repeat(10_000)}` },
  },
  'a range to the end of the world': { path: '/people', headers: { range: '0-999999999999999' } },
  'a page beyond all pages': { path: '/pro_posts?offset=99999999999999&limit=1' },
  'an unheard-of limit': { path: '/pro_posts?limit=999999999999999' },

  // Rows that multiply.
  'lists seven levels deep': { path: `/people?select=${enc(`id,${circle(7)}`)}` },
  'lists three levels deep': { path: `/people?select=${enc(`*,${circle(3)}`)}` },
  'lists three levels deep as CSV': {
    path: `/people?select=${enc(`id,${circle(3)}`)}`,
    headers: { accept: 'text/csv' },
  },
  '40 lists side by side': {
    path: `/people?select=${enc(each(40, (at) => `l${at}:pro_posts(*,pro_post_comments(*))`))}`,
  },
  '40 counts a row': {
    path: `/people?select=${enc(each(40, (at) => `c${at}:pro_post_likes(count)`))}`,
  },
  '500 times the same text': {
    path: `/pro_posts?select=${each(500, (at) => `c${at}:content`)}`,
  },
  '500 times the same text as CSV': {
    path: `/pro_posts?select=${each(500, (at) => `c${at}:content`)}`,
    headers: { accept: 'text/csv' },
  },
  'everybody’s lists spread': { path: `/people?select=${enc('id,...pro_posts(content,id)')}` },
  'a chain of inner embeds': {
    path: `/people?select=${enc('id,pro_post_likes!inner(pro_posts!inner(pro_post_comments!inner(id)))')}`,
  },
  'a chain of absences': {
    path: `/pro_posts?select=${enc('id,pro_post_likes(people(pro_post_comments()))')}&pro_post_likes.people.pro_post_comments=is.null`,
  },
  'rows in the order of others': {
    path: `/pro_post_comments?select=${enc('id,people(id,last_name)')}&order=people(last_name).desc`,
  },

  // Tables read completely.
  '200 patterns': { path: `/pro_posts?${times(200, 'content=ilike.*a*b*', '&')}` },
  '20 patterns of 1,000 signs': {
    path: `/pro_posts?select=id&${each(20, () => `content=ilike.${'*a'.repeat(490)}*zz`, '&')}`,
  },
  'any of many patterns': {
    path: `/pro_posts?select=id&content=ilike(any).{${times(200, '*a*')}}`,
  },
  'a regular expression that backtracks': {
    path: `/pro_posts?select=id&content=match.${enc('^((a+)+)+$')}`,
  },
  'a regular expression that looks back': {
    path: `/pro_posts?select=id&content=match.${enc('(.*)(.*)(.*)\\1\\2\\3x')}`,
  },
  'a regular expression that counts': {
    path: `/pro_posts?select=id&content=match.${enc('((a{1,40}){1,40}){1,40}')}`,
  },
  'a regular expression of choices': {
    path: `/pro_posts?select=id&content=imatch.${enc(times(200, 'ab?c', '|'))}`,
  },
  'a text search of many words': {
    path: `/pro_posts?select=id&content=fts.${enc(times(200, 'a', '&'))}`,
  },
  'a text search of negations': { path: `/pro_posts?select=id&content=fts.${'!'.repeat(900)}a` },
  'a count of what matches nowhere': {
    path: `/pro_posts?select=id&${times(20, 'content=ilike.*nowhere*', '&')}`,
    headers: { prefer: 'count=exact' },
  },
  'an estimate of it': {
    path: `/pro_posts?select=id&${times(20, 'content=ilike.*nowhere*', '&')}`,
    headers: { prefer: 'count=estimated' },
  },
  'a search of long words': post('/rpc/find_posts', { words: ['a'.repeat(5_000), '%', '_'] }),
  'a search of 10,000 words': post('/rpc/find_posts', {
    words: Array.from({ length: 10_000 }, () => 'a'),
  }),

  // Rows that stay.
  '150 comments at once': post(
    '/pro_post_comments',
    Array.from({ length: 150 }, () => ({ post_id: victim, user_id: me, content: 'x' })),
  ),
  '2,000 skills at once': post(
    '/skills',
    Array.from({ length: 2_000 }, (_, at) => ({ name: `skill ${at} of ${me}` })),
  ),
  '500 posts at once': post(
    '/pro_posts',
    Array.from({ length: 500 }, () => ({ author_id: me, content: 'x' })),
  ),
  'the same like, 10,000 times': post(
    '/pro_post_likes',
    Array.from({ length: 9_000 }, () => ({ post_id: victim, user_id: me })),
    { prefer: 'resolution=ignore-duplicates' },
  ),
  'a profile of 900 KB': post('/rpc/save_profile', { changes: { biography: 'x'.repeat(900_000) } }),
  'all posts rewritten': {
    ...post('/pro_posts?id=not.is.null', { content: 'x'.repeat(4_000) }, WHOLE),
    method: 'PATCH',
  },
  'all comments deleted': {
    method: 'DELETE',
    path: `/pro_post_comments?or=(${times(190, 'content.neq.x')})`,
  },
})
