import type { Things } from './anna.ts'

/** What a call that takes an id reaches. */
export type Reach =
  /** Somebody's own: these of Anna's ids must give exactly what an id gives that does not exist. */
  | { readonly things: (things: Things) => readonly string[]; readonly body?: object }
  /** Nobody's own: why everybody may name it. */
  | { readonly open: string }

const session: Reach = { things: (all) => [all.session] }
const address: Reach = { things: (all) => [all.address] }
const subscription: Reach = { things: (all) => [all.subscription] }
const bed: Reach = { things: (all) => [all.bed] }
const passkey: Reach = { things: (all) => [all.passkey] }
const cartLine: Reach = { things: (all) => [all.cartLine] }
/** Of an order in an account, not even the link's name opens anything here. */
const ownOrder: Reach = { things: (all) => [all.order, ...all.orderNames] }
/** Whoever has the link has the order; its number and its id in the database are no keys. */
const linkedOrder: Reach = { things: (all) => all.orderNames }

const kept = {
  country_code: 'NL',
  zipcode: '1071 XX',
  house_number: '1',
  street: 'Museumstraat',
  city: 'Amsterdam',
}

/** Each call that takes an id outside catalog and content, and what the id reaches. */
export const accessMatrix: Readonly<Record<string, Reach>> = {
  'DELETE /v1/customer/sessions/{id}': session,
  'PUT /v1/customer/addresses/billing/{id}': { ...address, body: { address: kept } },
  'PUT /v1/customer/addresses/shipping/{id}': {
    ...address,
    body: { address: { first_name: 'Bram', last_name: 'de Wit', ...kept } },
  },
  'PUT /v1/customer/addresses/{id}/default': address,
  'DELETE /v1/customer/addresses/{id}': address,
  'PUT /v1/customer/beds/{id}': { ...bed, body: { name: 'Van mij' } },
  'DELETE /v1/customer/beds/{id}': bed,
  'DELETE /v1/customer/subscription/{id}': subscription,
  'DELETE /v1/customer/passkeys/{id}': passkey,
  'PUT /v1/customer/passkeys/{id}': { ...passkey, body: { name: 'Van mij' } },
  'GET /v1/customer/orders/{id}': ownOrder,
  'DELETE /v1/customer/orders/{id}': ownOrder,
  'POST /v1/customer/orders/{id}/again': ownOrder,
  'POST /v1/customer/orders/{id}/details': ownOrder,
  'GET /v1/customer/orders/{id}/invoice': linkedOrder,
  'GET /v1/order/{id}': linkedOrder,
  'GET /v1/order/{id}/status': linkedOrder,
  'POST /v1/order/payment-url': { ...linkedOrder, body: { selectedPaymentMethod: 'ideal' } },
  'GET /v1/service/withdrawal/order/{id}': linkedOrder,
  'POST /v1/service/withdrawal': {
    open: 'A statement is taken whatever it names, and its answer says nothing of an order (withdrawal.test.ts)',
  },
  'PUT /v1/cart/item': { ...cartLine, body: { quantity: 3 } },
  'DELETE /v1/cart/item': cartLine,
  'POST /v1/cart/item': { open: 'An article' },
  'POST /v1/cart/samples': { open: 'Articles' },
  'POST /v1/cart/restore': { things: (all) => [all.cart] },
  'GET /v1/agents/proposal/{id}': { things: (all) => [all.cart, all.cartLine] },
  'POST /v1/agents/proposal': { things: (all) => [all.cart, all.cartLine] },
  'POST /v1/abandon/cart': { open: 'It writes nothing, whatever it names' },
  'POST /v1/consent': { open: "The browser's own random number, under which only rows are added" },
}
