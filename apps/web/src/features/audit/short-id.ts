/** As much of an id as tells two apart at a glance. */
export const shortId = (id: string) => id.slice(0, 8)
