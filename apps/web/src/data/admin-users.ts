import {
  ADMIN_BULK_MAX,
  ADMIN_USER_SORTS,
  type AdminUser,
  type AdminUserSort,
  adminUser,
  adminUserDetail,
  bulkAnswer,
  ROLES,
  type Role,
  type SignUpRole,
} from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

/** Rows of a page: about what a tall window shows. */
export const USERS_PER_PAGE = 25

/** Which accounts, in which order; as it stands in the address. What makes no sense there counts as absent. */
export const usersAddress = z.object({
  search: z.string().trim().max(200).catch(''),
  role: z.enum(ROLES).optional().catch(undefined),
  sort: z.enum(ADMIN_USER_SORTS).catch('-created_at'),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
export type UsersAddress = z.output<typeof usersAddress>

type UsersFilter = { search: string; role?: Role | undefined; sort: AdminUserSort }

const users = z.array(adminUser)

export const usersQuery = (address: UsersAddress) =>
  queryOptions({
    queryKey: ['admin', 'users', address],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { page, ...filter } = address
      const query = queryOf(filter)
      query.set('page', String(page))
      query.set('per_page', String(USERS_PER_PAGE))
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

/** Every account that matches, as a file. Throws `ApiError`. */
export async function downloadUsers(filter: UsersFilter): Promise<Blob> {
  const path = `/admin/users.csv?${queryOf(filter)}`
  return (await callApiSignedIn({ method: 'GET', path })).blob()
}

function queryOf({ search, role, sort }: UsersFilter): URLSearchParams {
  return new URLSearchParams({ sort, ...(search && { search }), ...(role && { role }) })
}

/** What an admin does to one account. */
export type UserAction =
  | { kind: 'delete' | 'promote' | 'unban'; user: Pick<AdminUser, 'id' | 'email'> }
  | { kind: 'ban'; user: Pick<AdminUser, 'id' | 'email'>; until: string | null }
  | { kind: 'role'; user: Pick<AdminUser, 'id' | 'email'>; role: SignUpRole }

/** Does it; the caller tells how it ended. */
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
    case 'role':
      return { method: 'PATCH', path: `${path}/role`, body: { role: action.role } }
    case 'ban':
      return { method: 'PUT', path: `${path}/ban`, body: { until: action.until } }
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
  ids: readonly string[]
  change: BulkChange
  /** Accounts done so far, whatever came of them. */
  onProgress: (done: number) => void
}

/** What came of each account; `error` is as `errorSentence` takes it. */
export type BulkOutcome = { done: string[]; failed: { id: string; error: unknown }[] }

/** Changes many accounts, part by part. It never fails: what could not be sent is told of each account. */
export function useBulkChange() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ ids, change, onProgress }: BulkOrder) => {
      const outcome: BulkOutcome = { done: [], failed: [] }
      for (let at = 0; at < ids.length; at += PART) {
        try {
          const results = await changePart(change, ids.slice(at, at + PART))
          for (const result of results) {
            if (result.ok) outcome.done.push(result.id)
            else outcome.failed.push({ id: result.id, error: refusalOf(result) })
          }
        } catch (error) {
          // The next part would meet the same: a lost connection, or an admin who is none any more.
          outcome.failed.push(...ids.slice(at).map((id) => ({ id, error })))
          return outcome
        }
        onProgress(Math.min(at + PART, ids.length))
      }
      return outcome
    },
    onSettled: refresh,
  })
}

/** Small enough that progress can be seen. */
const PART = Math.min(20, ADMIN_BULK_MAX)

async function changePart(change: BulkChange, ids: readonly string[]) {
  const response = await callApiSignedIn({
    method: 'POST',
    path: '/admin/users/bulk',
    body: { ...change, ids },
  })
  return bulkAnswer.parse(await response.json()).results
}

const refusalOf = ({ error: message, code }: { error: string; code: string }) => ({ message, code })

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['admin'] })
}
