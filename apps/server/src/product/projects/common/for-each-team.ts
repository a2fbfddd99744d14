/** Does a job for each of a batch of teams, one after another. A failure keeps no other team waiting and is thrown at the end. */
export async function forEachTeam<Team>(
  teams: readonly Team[],
  work: (team: Team) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const team of teams) await work(team).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
