/** `npm run serve:rest`: data API alone, for PostgREST's conformance cases. */
import { serveRest } from '@podium/testing/serve-rest'

console.log(await serveRest(process.env))
