import { AuthLayout } from './auth-layout.tsx'
import { Guarded } from './guarded.tsx'

/** The auth screens for those who are not signed in. */
export function GuestArea() {
  return (
    <Guarded area="signed-out">
      <AuthLayout />
    </Guarded>
  )
}
