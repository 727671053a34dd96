import { defineEndpoint } from '../endpoint.ts'
import { changeFavoritesSchema, favoritesSchema } from './favorite-schemas.ts'

const shared = { tag: 'account', access: 'service', response: favoritesSchema } as const
const path = '/v1/customer/favorites'

export const listFavoritesEndpoint = defineEndpoint({
  ...shared,
  method: 'GET',
  path,
  summary: "The customer's favourites, newest first",
  errors: ['unauthorized', 'login_required'],
})
/** One call for hearts that were touched and for a guest's list that joins at login. Twice is as good as once. */
export const changeFavoritesEndpoint = defineEndpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Add and remove favourites, and read what the list is then',
  body: changeFavoritesSchema,
  errors: ['invalid_request', 'unauthorized', 'login_required', 'rate_limited'],
})
