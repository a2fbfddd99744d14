import {
  type AdminUser,
  adminUser,
  adminUserDetail,
  adminUserFilter,
  bulkAnswer,
  ROLES,
  type Role,
  type SignUpRole,
} from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { changeInParts } from './change-in-parts.ts'
import { listAddress, listParams, PAGE_SIZES, pageNumber } from './list-address.ts'
import { readApi } from './read-api.ts'

/** Address of the list of accounts: search, role, order and page. */
export const usersAddress = listAddress(adminUserFilter.extend({ page: pageNumber }))
export type UsersAddress = ReturnType<typeof usersAddress.parse>

const users = z.array(adminUser)

export const usersQuery = (address: UsersAddress) =>
  queryOptions({
    queryKey: ['admin', 'users', address],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = listParams({ ...address, per_page: PAGE_SIZES.users })
      const response = await callApiSignedIn({
        method: 'GET',
        path: `/admin/users?${query}`,
        signal,
      })
      const total = Number(response.headers.get('x-total-count'))
      return { users: users.parse(await response.json()), total }
    },
  })

export const userDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => readApi(adminUserDetail, `/admin/users/${id}`, signal),
  })

/** Every account that matches, as a CSV file. Throws `ApiError`. */
export async function downloadUsers({ page: _page, ...filter }: UsersAddress): Promise<Blob> {
  const path = `/admin/users.csv?${listParams(filter)}`
  return (await callApiSignedIn({ method: 'GET', path })).blob()
}

/** Role of an account; `user` where none is stored (specification §3 "Admin user record"). */
export const roleOf = ({ user_metadata: metadata }: Pick<AdminUser, 'user_metadata'>): Role =>
  ROLES.find((role) => role === metadata.role) ?? 'user'

/** Id and address of an account. */
export type UserName = Pick<AdminUser, 'id' | 'email'>

/** Change of one account by an admin. */
export type UserAction =
  | {
      kind: 'delete' | 'promote' | 'appointEditor' | 'removeEditor' | 'removeFactors' | 'unban'
      user: UserName
    }
  | { kind: 'ban'; user: UserName; until: string | null }
  | { kind: 'role'; user: UserName; role: SignUpRole }

/** Changes one account; the caller reports the result. */
export function useUserAction() {
  const refresh = useRefresh()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (action: UserAction) => callApiSignedIn(callOf(action)),
    onSettled: refresh,
  })
}

function callOf(action: UserAction): Parameters<typeof callApiSignedIn>[0] {
  const path = `/admin/users/${action.user.id}`
  switch (action.kind) {
    case 'delete':
      return { method: 'DELETE', path }
    case 'promote':
      return { method: 'PATCH', path: `${path}/promote` }
    case 'appointEditor':
      return { method: 'PUT', path: `${path}/editor` }
    case 'removeEditor':
      return { method: 'DELETE', path: `${path}/editor` }
    case 'role':
      return { method: 'PATCH', path: `${path}/role`, body: { role: action.role } }
    case 'ban':
      return { method: 'PUT', path: `${path}/ban`, body: { until: action.until } }
    case 'removeFactors':
      return { method: 'DELETE', path: `${path}/second-factors` }
    case 'unban':
      return { method: 'DELETE', path: `${path}/ban` }
  }
}

export function useInvite() {
  const refresh = useRefresh()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (form: { email: string; role: SignUpRole; language: string }) =>
      callApiSignedIn({ method: 'POST', path: '/admin/users/invite', body: form }),
    onSuccess: refresh,
  })
}

export type BulkChange = { action: 'delete' } | { action: 'role'; role: SignUpRole }

type BulkOrder = {
  users: readonly Pick<AdminUser, 'id'>[]
  change: BulkChange
  /** Called with the number of accounts sent so far. */
  onProgress: (sent: number) => void
}

/** Changes many accounts, part by part; the mutation never fails, its data names the failures. */
export function useBulkChange() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ users: targets, change, onProgress }: BulkOrder) =>
      changeInParts(targets, {
        onProgress,
        send: async (part) => {
          const response = await callApiSignedIn({
            method: 'POST',
            path: '/admin/users/bulk',
            body: { ...change, ids: part.map(({ id }) => id) },
          })
          return bulkAnswer.parse(await response.json()).results
        },
      }),
    onSettled: refresh,
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['admin'] })
}
