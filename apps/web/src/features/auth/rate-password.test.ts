import { expect, test } from 'vitest'
import { ratePassword } from './rate-password.ts'

test('a common password is very weak, whatever its length says; what one is known by does not count; words nobody joins are strong', () => {
  const rated = ['password1', '123456', 'ada.lovelace', 'corbeau-lampe-verger-42'].map((password) =>
    ratePassword(password, ['ada.lovelace']),
  )

  expect(rated).toEqual(['veryWeak', 'veryWeak', 'veryWeak', 'strong'])
})
