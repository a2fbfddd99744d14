import { Navigate } from 'react-router'
import { Guarded } from './guarded.tsx'

/**
 * Redirect from /profile to one's own profile (decisions row 5); visitors sign in first, admins have /admin.
 */
export function ProfileRedirect() {
  return (
    <Guarded area="dashboard">
      <Navigate replace to="/dashboard/profile" />
    </Guarded>
  )
}
