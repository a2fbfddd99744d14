/** `npm run build`: the web app, where the last build is not of these sources. */
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, projectNode } from './project.mjs'

ensureInstalled()
ensureWebBuilt(projectNode())
