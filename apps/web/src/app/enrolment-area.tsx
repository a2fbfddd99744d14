import { AuthLayout } from './auth-layout.tsx'
import { Guarded } from './guarded.tsx'

/** Auth screen of whoever has to add a second factor. */
export function EnrolmentArea() {
  return (
    <Guarded area="enrolment">
      <AuthLayout />
    </Guarded>
  )
}
