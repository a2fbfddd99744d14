/** Number of the commonest passwords that are refused; the list is sorted by frequency. */
const HOW_MANY = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** Whether a password is among the commonest, whatever its case. The list is read at first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList()
  return (await common).has(password.toLowerCase())
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, HOW_MANY))
}
