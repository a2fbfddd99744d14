import { z } from 'zod'
import { visibleText } from '../forms/fields.ts'
import { labels, teamPerson } from './project-terms.ts'
import { projectPath } from './projects.ts'
import { MESSAGE_FILES_MAX, newRoomFile, roomFile } from './room-files.ts'

/** Longest message and longest decision, in UTF-16 units. */
export const ROOM_TEXT_MAX = 4000
export const DECISION_TEXT_MAX = 500
/** Most messages of a room, deleted ones included, and most decisions. */
export const ROOM_MESSAGES_MAX = 10_000
export const ROOM_DECISIONS_MAX = 300
/** Messages of one answer. */
export const ROOM_PAGE = 50
/** Most earlier messages that an answer tells to have changed. */
export const ROOM_CHANGES = 200
/** Most people named in one message: more than a team has. */
const MENTIONS_MAX = 20
/** Time after which a mention that was not read is told by mail, and least time between two such mails, in minutes. */
export const MENTION_MAIL_AFTER_MIN = 10
export const MENTION_MAIL_EVERY_MIN = 60

/** Longest reason for which an admin reads a room, in UTF-16 units. */
export const READING_REASON_MAX = 500

const position = z.int().min(1).max(ROOM_MESSAGES_MAX)
const id = z.guid().toLowerCase()

export const roomMessagePath = projectPath.extend({
  position: z.coerce.number<string>().int().min(1).max(ROOM_MESSAGES_MAX),
})
export const roomDecisionPath = projectPath.extend({ decision: id })
export const roomFilePathParams = projectPath.extend({ file: id })

export const roomQuery = z.object({
  before: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(ROOM_MESSAGES_MAX + 1)
    .optional()
    .describe('Only messages before this one'),
})

export const ownRoomQuery = roomQuery.extend({
  since: z.iso
    .datetime()
    .optional()
    .describe(
      '`as_of` of the answer before: earlier messages that changed since then are told, too',
    ),
})

export const roomMessageForm = z.object({
  text: visibleText(ROOM_TEXT_MAX),
  mentions: z.array(id).max(MENTIONS_MAX).default([]).describe('People of the room who are named'),
})
export type RoomMessageForm = z.input<typeof roomMessageForm>

export const newRoomMessageForm = roomMessageForm.extend({
  files: z
    .array(newRoomFile)
    .max(MESSAGE_FILES_MAX)
    .default([])
    .describe('Files the caller has just stored in the bucket room-files, at `<project>/<id>`'),
})
export type NewRoomMessageForm = z.input<typeof newRoomMessageForm>

export const roomDecisionForm = z.object({
  text: visibleText(DECISION_TEXT_MAX),
  message: position.nullable().describe('The message it was recorded from, if it was one'),
})
export type RoomDecisionForm = z.output<typeof roomDecisionForm>

/** Reason for which an admin reads a room. */
export const roomReadingForm = z.object({
  reason: visibleText(READING_REASON_MAX).describe('The people of the room read it'),
})
export type RoomReadingForm = z.output<typeof roomReadingForm>

/** State of a room's reader: how far they have read, never less than before, and whether mails tell of mentions. */
export const roomReaderForm = z.object({
  read: z.int().min(0).max(ROOM_MESSAGES_MAX).optional(),
  mails_mentions: z.boolean().optional(),
})
export type RoomReaderForm = z.output<typeof roomReaderForm>

const roomMessage = z
  .object({
    position,
    author: teamPerson.nullable().describe('null for a deleted account'),
    text: z.string().describe('Empty once it is deleted'),
    mentions: z.array(teamPerson),
    files: z.array(roomFile),
    removed_files: z.int().describe('Files that the client has taken out'),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    is_deleted: z.boolean(),
  })
  .meta({ id: 'RoomMessage' })
export type RoomMessage = z.output<typeof roomMessage>

const roomDecision = z
  .object({
    id: z.guid(),
    text: z.string(),
    message: position.nullable(),
    author: teamPerson.nullable(),
    created_at: z.iso.datetime(),
    withdrawn: z
      .object({ by: teamPerson.nullable(), at: z.iso.datetime() })
      .nullable()
      .describe('By whom and when it was withdrawn'),
  })
  .meta({ id: 'RoomDecision' })
export type RoomDecision = z.output<typeof roomDecision>

const roomPerson = teamPerson
  .extend({ is_client: z.boolean(), roles: z.array(labels) })
  .meta({ id: 'RoomPerson' })
export type RoomPerson = z.output<typeof roomPerson>

/** Room as anybody in it sees it. */
export const roomView = z
  .object({
    project: z.object({ id: z.guid(), title: z.string() }),
    people: z.array(roomPerson).describe('Who reads all of it: the client, then the team'),
    messages: z.array(roomMessage).describe('Oldest first'),
    has_earlier: z.boolean(),
    decisions: z.array(roomDecision).describe('Newest first'),
    readings: z
      .array(z.object({ id: z.guid(), reason: z.string(), created_at: z.iso.datetime() }))
      .describe('Readings by admins, the newest ten, newest first'),
  })
  .meta({ id: 'RoomView' })
export type RoomView = z.output<typeof roomView>

export const room = roomView
  .extend({
    is_client: z.boolean(),
    is_open: z.boolean().describe('Whether one may write: somebody has accepted a seat'),
    read: z.number().int().describe('How far the caller has read'),
    mails_mentions: z.boolean(),
  })
  .meta({ id: 'Room' })
export type Room = z.output<typeof room>

/** Room with what is new of the messages that its reader may know already. */
export const roomNews = room
  .extend({
    as_of: z.iso.datetime().describe('When the database was asked'),
    changed: z
      .array(roomMessage)
      .nullable()
      .describe(
        'Messages before those above that changed since the instant asked for; null for more than 200',
      ),
  })
  .meta({ id: 'RoomNews' })
export type RoomNews = z.output<typeof roomNews>

/** Rooms that the caller is in. */
export const roomList = z.array(
  z
    .object({
      project_id: z.guid(),
      title: z.string(),
      unread: z.number().int(),
      mentioned: z.boolean().describe('Whether an unread message names the caller'),
    })
    .meta({ id: 'RoomInShort' }),
)
export type RoomInShort = z.output<typeof roomList>[number]
