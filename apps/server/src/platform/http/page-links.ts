/**
 * `Link` header (RFC 8288) to the first, previous, next and last page, with the request's other
 * parameters.
 */
export function pageLinks(url: string, { page, lastPage }: { page: number; lastPage: number }) {
  const { pathname, searchParams } = new URL(url)
  const link = (rel: string, to: number) => {
    const query = new URLSearchParams(searchParams)
    query.set('page', String(to))
    return `<${pathname}?${query}>; rel="${rel}"`
  }
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, lastPage))] : []),
    ...(page < lastPage ? [link('next', page + 1)] : []),
    link('last', lastPage),
  ].join(', ')
}
