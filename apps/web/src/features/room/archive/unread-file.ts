/** Failure to download one file of a room, by its name; the cause is that of the download. */
export class UnreadFile extends Error {
  readonly file: string

  constructor(file: string, cause: unknown) {
    super('A file of the room could not be read', { cause })
    this.file = file
  }
}
