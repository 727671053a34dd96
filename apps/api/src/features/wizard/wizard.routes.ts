import { askWizardEndpoint } from '@sluimer/contract/wizard/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { askWizard, type WizardDeps } from './ask-wizard.ts'

/** Registers the advice wizard (keuzehulp), which is answered from the index of the listings. */
export function registerWizardRoutes(app: Server, { db }: Deps, search: WizardDeps['search']): void {
  registerEndpoint(app, askWizardEndpoint, ({ body }) => askWizard({ db, search }, body))
}
