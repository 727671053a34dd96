import {
  getConfigurationEndpoint,
  getConfiguratorEndpoint,
  mailConfigurationEndpoint,
  saveConfigurationEndpoint,
} from '@sluimer/contract/configurator/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { openConfiguration } from './bed/open-configuration.ts'
import { saveConfiguration } from './bed/save-configuration.ts'
import { mailBed } from './mail/mail-bed.ts'
import { registerBedModelRoutes } from './picture/bed-model.routes.ts'
import { registerBedPictureRoutes } from './picture/bed-picture.routes.ts'
import { openSetModels } from './picture/find-bed-model.ts'
import { openSetPictures } from './picture/open-set-pictures.ts'
import { getConfigurator } from './set/get-configurator.ts'

/** Leaves room for someone who compares many beds, and stops anyone who fills the table. */
const saveLimit = { max: 120, windowMs: 10 * 60_000 }

/** As for the other forms that anyone can send: attempts that were refused count as well. */
const mailLimit = { max: 10, windowMs: 10 * 60_000 }

/** Registers the sets that shoppers compose themselves, their saved beds, and the pictures and models of beds. */
export function registerConfiguratorRoutes(app: Server, deps: Deps): void {
  const models = openSetModels(deps)
  app.addHook('onReady', async () => void (await Promise.all([openSetPictures(deps), models])))
  registerBedPictureRoutes(app, deps)
  registerBedModelRoutes(app, deps, models)
  registerEndpoint(
    app,
    getConfiguratorEndpoint,
    async ({ params }) =>
      getConfigurator(deps, { pictures: await openSetPictures(deps), models: await models }, params.slug),
    {
      sameForAll: ({ slug, productId }) => ({ configurator: [slug], product: [productId], content: [] }),
    },
  )
  registerEndpoint(
    app,
    saveConfigurationEndpoint,
    ({ params, body }) =>
      saveConfiguration(deps, {
        slug: params.slug,
        boxconfigId: body.boxconfig_id,
        parts: body.parts,
        path: 'body.parts',
      }),
    { rateLimit: saveLimit },
  )
  registerEndpoint(app, getConfigurationEndpoint, ({ params, query }) =>
    openConfiguration(deps, params.id, query.deliver_to),
  )
  registerEndpoint(
    app,
    mailConfigurationEndpoint,
    ({ params, body }) => mailBed(deps, { id: params.id, form: body }),
    { rateLimit: mailLimit },
  )
}
