import { useLocation, useRoutes } from 'react-router'
import { loadPage, routes } from './routes.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

/** The whole application, inside a router: the browser's, or the build's with one address. */
export function App() {
  return (
    <ScreenBoundary>
      <Page />
    </ScreenBoundary>
  )
}

function Page() {
  const { pathname } = useLocation()
  // Asked for here, all parts are on their way; a failure is said by the part that then is missing.
  loadPage(pathname).catch(() => undefined)
  return useRoutes(routes)
}
