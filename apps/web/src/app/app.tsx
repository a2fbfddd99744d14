import { useLocation, useRoutes } from 'react-router'
import { loadPage, routes } from './routes.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

/** The application; its router is the browser's, or the build's with one address. */
export function App() {
  return (
    <ScreenBoundary>
      <Page />
    </ScreenBoundary>
  )
}

function Page() {
  const { pathname } = useLocation()
  // Layouts and screen download in parallel; a failure is reported by the route that misses its code.
  loadPage(pathname).catch(() => undefined)
  return useRoutes(routes)
}
