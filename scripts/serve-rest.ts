/** `npm run serve:rest`: the data API alone, for PostgREST's conformance cases. */
import { serveRest } from '@podium/testing/serve-rest'

console.log(await serveRest(process.env))
