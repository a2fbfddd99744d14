import { z } from 'zod'

const Part = z.object({
  /** Path within the backup; without dots, so that it leads nowhere else. */
  name: z.string().regex(/^[\w-]+(\/[\w-]+)*$/),
  bytes: z.number(),
  /** SHA-256 of the content before it is sealed, in hexadecimal. */
  sha256: z.string(),
})

const Picture = Part.extend({
  /** Instant at which it was last read back, in ISO: at most a few backups ago. */
  readAt: z.iso.datetime().optional(),
})

/** Table of contents of a backup, written last: a backup without one is incomplete. */
export const Manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['pglite', 'postgres']),
  /** PostgreSQL's `server_version_num`. */
  serverVersion: z.number(),
  /** Rows by table, counted in the dumped snapshot. */
  tables: z.record(z.string(), z.number()),
  /** SHA-256 of each applied migration by file name. */
  migrations: z.record(z.string(), z.string()),
  /** Dump of the database in pieces: of pg_dump's custom format, or the embedded folder as .tar.gz. */
  database: z.array(Part),
  /** Pictures the snapshot's rows point to; `name` is the version. */
  pictures: z.array(Picture),
})

export type Manifest = z.infer<typeof Manifest>
export type Part = z.infer<typeof Part>
export type Picture = z.infer<typeof Picture>
