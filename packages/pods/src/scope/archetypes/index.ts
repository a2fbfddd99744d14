import type { Archetype } from '../../analyse/analysis.ts'
import type { Template } from '../template.ts'
import { accessibility } from './accessibility.ts'
import { brandIdentity } from './brand-identity.ts'
import { cloud } from './cloud.ts'
import { content } from './content.ts'
import { dataDashboard } from './data-dashboard.ts'
import { ecommerce } from './ecommerce.ts'
import { event } from './event.ts'
import { game } from './game.ts'
import { integration } from './integration.ts'
import { iot } from './iot.ts'
import { legal } from './legal.ts'
import { localisation } from './localisation.ts'
import { machineLearning } from './machine-learning.ts'
import { marketing } from './marketing.ts'
import { mobileApp } from './mobile-app.ts'
import { saas } from './saas.ts'
import { training } from './training.ts'
import { uxAudit } from './ux-audit.ts'
import { website } from './website.ts'

/** Template of each archetype. */
export const TEMPLATES: Readonly<Record<Archetype, Template>> = {
  ecommerce,
  'mobile-app': mobileApp,
  'brand-identity': brandIdentity,
  website,
  saas,
  'data-dashboard': dataDashboard,
  'machine-learning': machineLearning,
  event,
  marketing,
  content,
  training,
  legal,
  cloud,
  game,
  iot,
  'ux-audit': uxAudit,
  accessibility,
  integration,
  localisation,
}
