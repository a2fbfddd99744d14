/** `npm run serve:rest`: the data API alone, for PostgREST's conformance cases (apps/server/src/serve-rest.ts). */
import { serveRest } from '../apps/server/src/serve-rest.ts'

console.log(await serveRest(process.env))
