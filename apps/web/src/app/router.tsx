import { createBrowserRouter } from 'react-router'
import { NotFound } from '../routes/not-found.tsx'

export function createRouter() {
  return createBrowserRouter([{ path: '*', element: <NotFound /> }])
}
