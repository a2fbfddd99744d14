/** The present; handed in so that tests can move it. */
export type Clock = () => Date
