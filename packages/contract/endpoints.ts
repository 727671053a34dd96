import * as accountAddresses from './account/address-endpoints.ts'
import * as accountBeds from './account/bed-endpoints.ts'
import * as accountAtCheckout from './account/checkout-endpoints.ts'
import * as accountData from './account/data-endpoints.ts'
import * as account from './account/endpoints.ts'
import * as accountFavorites from './account/favorite-endpoints.ts'
import * as accountOrders from './account/order-endpoints.ts'
import * as passkeys from './account/passkey-endpoints.ts'
import * as passkeyOnly from './account/passkey-only-endpoints.ts'
import * as accountSubscriptions from './account/subscription-endpoints.ts'
import * as agent from './agent/endpoints.ts'
import * as assistant from './assistant/endpoints.ts'
import * as auth from './auth/endpoints.ts'
import * as cart from './cart/endpoints.ts'
import * as catalog from './catalog/endpoints.ts'
import * as samples from './catalog/sample-endpoints.ts'
import * as suggested from './catalog/suggested-endpoints.ts'
import * as checkout from './checkout/endpoints.ts'
import * as configurator from './configurator/endpoints.ts'
import * as content from './content/endpoints.ts'
import * as contentPages from './content/page-endpoints.ts'
import * as rooms from './content/room-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as abandon from './marketing/abandon-endpoints.ts'
import { keepConsentProofEndpoint } from './marketing/consent-endpoint.ts'
import * as marketing from './marketing/endpoints.ts'
import * as order from './order/endpoints.ts'
import * as promotion from './promotion/endpoints.ts'
import * as question from './question/endpoints.ts'
import * as render from './render/endpoints.ts'
import * as review from './review/endpoints.ts'
import * as reviewPictures from './review/picture-endpoints.ts'
import * as reviewVotes from './review/vote-endpoints.ts'
import * as service from './service/endpoints.ts'
import * as wizard from './wizard/endpoints.ts'

/**
 * The table of all calls. A call that is missing here does not exist; the OpenAPI document is generated from this table.
 */
export const endpoints = {
  ...auth,
  ...account,
  ...accountAddresses,
  ...accountAtCheckout,
  ...accountBeds,
  ...accountData,
  ...accountFavorites,
  ...accountOrders,
  ...passkeys,
  ...passkeyOnly,
  ...accountSubscriptions,
  ...catalog,
  ...samples,
  ...suggested,
  ...configurator,
  ...content,
  ...contentPages,
  ...rooms,
  ...promotion,
  ...cart,
  ...checkout,
  ...order,
  ...service,
  ...marketing,
  ...abandon,
  keepConsentProofEndpoint,
  ...wizard,
  ...render,
  ...question,
  ...review,
  ...reviewPictures,
  ...reviewVotes,
  ...assistant,
  ...agent,
} as const satisfies Record<string, Endpoint>
