/** Author of a post or a comment; `name` is empty while they have not given one. */
export type Author = { id: string; name: string; avatarUrl: string | null }

type Names = { first_name: string | null; last_name: string | null; avatar_url: string | null }

export const authorOf = (id: string, names: Names | null): Author => ({
  id,
  name: fullName(names),
  avatarUrl: names?.avatar_url ?? null,
})

/** First and last name, joined; empty when neither is known. */
export const fullName = (names: Omit<Names, 'avatar_url'> | null) =>
  [names?.first_name, names?.last_name].filter(Boolean).join(' ')
