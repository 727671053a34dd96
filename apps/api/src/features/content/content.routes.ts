import { getExtraNavigation, getFooter, getNotification } from '@sluimer/contract/content/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { emptyExtraNavigation, emptyFooter, emptyNotification } from './empty-content.ts'
import { findContent } from './find-content.ts'

/** What staff wrote for every page. Home page and navigation show products and categories too: they belong to search. */
export function registerContentRoutes(app: Server, { config, db }: Deps): void {
  registerEndpoint(app, getFooter, async () => ({
    ok: true,
    data: (await findContent(db, 'footer')) ?? emptyFooter(config.publicUrl),
  }))
  registerEndpoint(app, getNotification, async () => ({
    ok: true,
    data: (await findContent(db, 'notification')) ?? emptyNotification,
  }))
  registerEndpoint(app, getExtraNavigation, async () => ({
    ok: true,
    data: (await findContent(db, 'extra-navigation')) ?? emptyExtraNavigation,
  }))
}
