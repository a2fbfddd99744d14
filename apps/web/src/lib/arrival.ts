import { readArrival } from './read-arrival.ts'

/** Read when the page loads, because the Supabase client then takes the token out of the address. */
export const arrival = readArrival(import.meta.env.SSR ? '' : window.location.hash)
