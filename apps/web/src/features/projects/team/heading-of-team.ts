/** Id of the heading of the chosen team. */
export const TEAM_HEADING = 'chosen-team'

/** Heading to focus where the button that was pressed goes with what it did: the team's, or the project's without one. */
export const headingOfTeam = () =>
  document.getElementById(TEAM_HEADING) ?? document.querySelector<HTMLElement>('#content h1')
