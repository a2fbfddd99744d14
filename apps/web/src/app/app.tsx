import { use } from 'react'
import { useLocation, useRoutes } from 'react-router'
import { loadPage, resetRoutes, routesFor } from './routes.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

/** The application; its router is the browser's, or the build's with one address. */
export function App() {
  const { pathname } = useLocation()
  // Layouts and screen download in parallel; a failure is reported by the route that misses its code.
  loadPage(pathname).catch(() => undefined)
  return (
    <ScreenBoundary pathname={pathname} onRetry={resetRoutes}>
      <Page pathname={pathname} />
    </ScreenBoundary>
  )
}

function Page({ pathname }: { pathname: string }) {
  const routes = routesFor(pathname)
  return useRoutes(routes instanceof Promise ? use(routes) : routes)
}
