/** Failure of a service that Podium needs: every request that needs it fails alike, so it is logged by count. */
export class Outage extends Error {}
