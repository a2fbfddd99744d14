import { AuthLayout } from './auth-layout.tsx'
import { Guarded } from './guarded.tsx'

/** Auth screens for visitors who are not signed in. */
export function GuestArea() {
  return (
    <Guarded area="signed-out">
      <AuthLayout />
    </Guarded>
  )
}
