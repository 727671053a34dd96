import { askWizard as endpoint } from '@sluimer/contract/wizard/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import type { ProductSearch } from '../search/product-search.ts'
import { askWizard } from './ask-wizard.ts'

/** The advice wizard (keuzehulp), answered from the index of the listings. */
export function registerWizardRoutes(app: Server, { db }: Deps, search: ProductSearch): void {
  registerEndpoint(app, endpoint, ({ body }) => askWizard({ db, search }, body))
}
