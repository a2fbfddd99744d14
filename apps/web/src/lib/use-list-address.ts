import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { IN_PLACE, isInPlace } from './in-place.ts'
import { isUuid } from './is-uuid.ts'

type Values = Record<string, string | number | undefined>

/** What the address says of a list: every value has a standard, which goes without saying. */
type AddressSchema<Address extends Values> = { parse: (params: Record<string, string>) => Address }

/**
 * What a list shows, as it stands in the address: reload, back and a shared link show the same. `start`
 * leads to its first page, where every change begins that says nothing else.
 */
export function useListAddress<Address extends Values>(
  schema: AddressSchema<Address>,
  start: Partial<Address>,
) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const address = schema.parse(Object.fromEntries(params))

  return {
    address,
    /** The id of what is open above the list under that name. */
    opened(name: string, isId = isUuid): string | null {
      const id = params.get(name)
      return id !== null && isId(id) ? id : null
    },
    change(part: Partial<Address>, { replace = false } = {}) {
      // Two changes in quick succession: the first is in the address before it is on the screen.
      const now = schema.parse(Object.fromEntries(new URLSearchParams(window.location.search)))
      setParams(paramsOf({ ...now, ...start, ...part }, schema), { replace })
    },
    /** The address of the same list with `part` of it changed. */
    hrefOf: (part: Partial<Address>) =>
      `?${new URLSearchParams(paramsOf({ ...address, ...start, ...part }, schema))}`,
    /** Opens one thing of the list. */
    open(name: string, id: string) {
      setParams({ ...paramsOf(address, schema), [name]: id }, { state: IN_PLACE })
    },
    /** As going back does, unless what is open was opened by a link. */
    close() {
      if (isInPlace(state)) void navigate(-1)
      else setParams(paramsOf(address, schema), { replace: true })
    },
  }
}

function paramsOf<Address extends Values>(address: Address, schema: AddressSchema<Address>) {
  const standard: Values = schema.parse({})
  const said = Object.entries(address).filter(
    ([name, value]) => value !== undefined && value !== standard[name],
  )
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}
