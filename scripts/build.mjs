/** `npm run build`: builds the web app, unless the last build is of the same sources. */
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, projectNode } from './project.mjs'

ensureInstalled()
ensureWebBuilt(projectNode())
