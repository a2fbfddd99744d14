/** Mutants that no test notices, by name, each with the reason: nobody could tell the damaged product from the sound one. */
export const KNOWN_SURVIVORS: ReadonlyMap<string, string> = new Map<string, string>([])
