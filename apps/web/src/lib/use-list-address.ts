import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { IN_PLACE, isInPlace } from './in-place.ts'
import { isUuid } from './is-uuid.ts'

type Values = Record<string, string | number | undefined>

/** Parser of a list's address; every value has a default, which the address leaves out. */
type AddressSchema<Address extends Values> = { parse: (params: Record<string, string>) => Address }

/**
 * State of a list, kept in the address: reload, back and shared links show the same. `start` is the place of
 * the first page, to which every change of the filter returns.
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
    /** Id of the panel open under this parameter; null without one. */
    opened(name: string, isId = isUuid): string | null {
      const id = params.get(name)
      return id !== null && isId(id) ? id : null
    },
    change(part: Partial<Address>, { replace = false } = {}) {
      // Of two quick changes the first is in the address before it is rendered.
      const now = schema.parse(Object.fromEntries(new URLSearchParams(window.location.search)))
      setParams(paramsOf({ ...now, ...start, ...part }, schema), { replace })
    },
    /** Address of the same list with `part` changed. */
    hrefOf: (part: Partial<Address>) =>
      `?${new URLSearchParams(paramsOf({ ...address, ...start, ...part }, schema))}`,
    /** Opens the panel of one row. */
    open(name: string, id: string) {
      setParams({ ...paramsOf(address, schema), [name]: id }, { state: IN_PLACE })
    },
    /** Closes the panel, by going back unless a link opened it. */
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
