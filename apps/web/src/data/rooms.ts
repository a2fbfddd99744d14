import {
  type NewRoomMessageForm,
  type Room,
  type RoomDecisionForm,
  type RoomFile,
  type RoomNews,
  type RoomReaderForm,
  room,
  roomNews,
} from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../lib/save-file.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { newsOfRoom } from './news.ts'
import { replaceKnown } from './read-anew.ts'
import { readApi } from './read-api.ts'
import { type FileToSend, readRoomFile, storeRoomFiles } from './room-files.ts'
import { roomsQuery } from './room-list.ts'

/** Room as it is known; `as_of` is the instant of the last answer that told what had changed, in ISO 8601. */
type KnownRoom = Room & { as_of: string | undefined }

const keyOf = (project: string) => ['rooms', 'one', project]

/** Room of a project: its newest messages, and the earlier ones that were asked for, as they are now. */
export const roomQuery = (project: string) =>
  queryOptions({
    queryKey: keyOf(project),
    staleTime: 0,
    queryFn: async ({ signal, client }): Promise<KnownRoom> => {
      const knownRoom = () => client.getQueryData<KnownRoom>(keyOf(project))
      const since = knownRoom()?.as_of
      const asked = since === undefined ? '' : `?since=${since}`
      const path = `/projects/${project}/room${asked}`
      const { changed, ...read } = await readApi(roomNews, path, signal)
      return { ...withKnown(read, withChanges(knownRoom(), changed)), as_of: read.as_of }
    },
    // Another instant alone is no news to a screen.
    select: ({ as_of: _, ...shown }): Room => shown,
    ...newsOfRoom,
  })

/** Known room with messages as they are now; none where too many have changed. */
function withChanges(
  known: KnownRoom | undefined,
  changed: RoomNews['changed'],
): KnownRoom | undefined {
  if (known === undefined || changed === null) return undefined
  const now = new Map(changed.map((message) => [message.position, message]))
  const messages = known.messages.map((message) => now.get(message.position) ?? message)
  return { ...known, messages }
}

/** Newest messages of a room after the earlier ones that are known, unless some between them are missing. */
function withKnown(read: Room, known: Room | undefined): Room {
  const first = read.messages[0]?.position ?? 1
  const earlier = known?.messages.filter(({ position }) => position < first) ?? []
  if (known === undefined || earlier.at(-1)?.position !== first - 1) return read
  return { ...read, messages: [...earlier, ...read.messages], has_earlier: known.has_earlier }
}

type Call = { method: 'POST' | 'PATCH' | 'DELETE'; path: string; body?: object }

/** Change of a room that answers with the room. */
function useRoomChange<Said>(project: string, callOf: (said: Said) => Call | Promise<Call>) {
  const queries = useQueryClient()
  const { queryKey } = roomQuery(project)
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (said: Said) => {
      const { path, ...call } = await callOf(said)
      const response = await callApiSignedIn({ ...call, path: `/projects/${project}/room${path}` })
      return room.parse(await response.json())
    },
    onSuccess: (changed) =>
      replaceKnown<KnownRoom>(queries, {
        queryKey,
        change: (known) => ({ ...withKnown(changed, known), as_of: known?.as_of }),
      }),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}

export type MessageToSend = { text: string; mentions: string[]; files: FileToSend[] }

/**
 * Writes a message after its files are stored; `sent` tells the share of their bytes that is sent, from 0 to 1. The caller
 * shows a failure beside the form.
 */
export function useWriteMessage(project: string) {
  const [sent, setSent] = useState(0)
  const write = useRoomChange(project, async ({ files, ...said }: MessageToSend) => {
    setSent(0)
    const stored = await storeRoomFiles(project, files, setSent)
    const body: NewRoomMessageForm = { ...said, files: stored }
    return { method: 'POST', path: '/messages', body }
  })
  return { ...write, sent }
}

/** Changes one's own message; the caller shows a failure beside the form. */
export const useEditMessage = (project: string, position: number) =>
  useRoomChange(project, ({ text, mentions }: MessageToSend) => ({
    method: 'PATCH',
    path: `/messages/${position}`,
    body: { text, mentions },
  }))

export const useDeleteMessage = (project: string) =>
  useRoomChange(project, (position: number) => ({
    method: 'DELETE',
    path: `/messages/${position}`,
  }))

/** Deletes a file: of one's own message, or any as the project's client. */
export const useDeleteFile = (project: string) =>
  useRoomChange(project, (file: string) => ({ method: 'DELETE', path: `/files/${file}` }))

/** Downloads a file; the caller says what failed. */
export const useDownloadFile = (project: string) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: async (file: RoomFile) => saveFile(await readRoomFile(project, file), file.name),
  })

/** Records a decision; the caller shows a failure beside the form. */
export const useRecordDecision = (project: string) =>
  useRoomChange(project, (body: RoomDecisionForm) => ({
    method: 'POST',
    path: '/decisions',
    body,
  }))

export const useWithdrawDecision = (project: string) =>
  useRoomChange(project, (decision: string) => ({
    method: 'POST',
    path: `/decisions/${decision}/withdrawal`,
    body: {},
  }))

/** Adds the messages before the first that is shown. */
export function useEarlierMessages(project: string) {
  const queries = useQueryClient()
  const { queryKey } = roomQuery(project)
  return useMutation({
    mutationFn: (before: number) =>
      readApi(room, `/projects/${project}/room?before=${before}`, new AbortController().signal),
    onSuccess: ({ messages, has_earlier }, before) =>
      queries.setQueryData(queryKey, (known) =>
        known?.messages[0]?.position === before
          ? { ...known, messages: [...messages, ...known.messages], has_earlier }
          : known,
      ),
  })
}

/** Says how far one has read a room, or whether mails tell of mentions. */
export function useChangeReader(project: string) {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: RoomReaderForm) =>
      callApiSignedIn({ method: 'PATCH', path: `/projects/${project}/room/reader`, body }),
    onSuccess: (_answer, { read = 0, mails_mentions: mails }) => {
      queries.setQueryData(
        roomQuery(project).queryKey,
        (known) =>
          known && {
            ...known,
            read: Math.max(known.read, read),
            mails_mentions: mails ?? known.mails_mentions,
          },
      )
      return queries.invalidateQueries({ queryKey: roomsQuery.queryKey })
    },
  })
}
