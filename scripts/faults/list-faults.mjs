import { addressStepFaults } from './lists/account/address-step.mjs'
import { cartsAtLoginFaults } from './lists/account/carts-at-login.mjs'
import { accountFaults } from './lists/account/door.mjs'
import { keptFaults } from './lists/account/kept.mjs'
import { accountOrderFaults } from './lists/account/orders.mjs'
import { ownDataFaults } from './lists/account/own-data.mjs'
import { passkeyOnlyFaults } from './lists/account/passkey-only.mjs'
import { passkeyFaults } from './lists/account/passkeys.mjs'
import { afterSaleFaults } from './lists/after-sale.mjs'
import { agentFaults } from './lists/agents.mjs'
import { assistantFaults } from './lists/assistant.mjs'
import { cartFaults } from './lists/carts.mjs'
import { chatFaults } from './lists/chat.mjs'
import { checkoutFaults } from './lists/checkout.mjs'
import { codeFaults } from './lists/codes.mjs'
import { configuratorFaults } from './lists/configurator.mjs'
import { configuredBedFaults } from './lists/configured-beds.mjs'
import { consentFaults } from './lists/consent.mjs'
import { deliveryFaults } from './lists/delivery.mjs'
import { discountFaults } from './lists/discounts.mjs'
import { formFaults } from './lists/forms.mjs'
import { mailAndFormFaults } from './lists/mail-and-forms.mjs'
import { moneyFaults } from './lists/money.mjs'
import { orderFaults } from './lists/order.mjs'
import { paidOrderFaults } from './lists/paid-orders.mjs'
import { paymentFaults } from './lists/payment.mjs'
import { paymentRuleFaults } from './lists/payment-rules.mjs'
import { reviewFaults } from './lists/reviews.mjs'
import { searchFaults } from './lists/search.mjs'
import { shelfFaults } from './lists/shelf.mjs'
import { shopCheckoutFaults } from './lists/shop/checkout.mjs'
import { shopOrderFaults } from './lists/shop/orders.mjs'
import { shopPeopleFaults } from './lists/shop/people.mjs'
import { stockFaults } from './lists/stock.mjs'

/**
 * A mistake that somebody could make. A test must fail when it is made; a fault that no test sees is a rule that nobody checks.
 * @typedef {object} Fault
 * @property {string} rule what it breaks, in one sentence
 * @property {string} file relative to the clone
 * @property {string} find the right text, which must occur once in the file
 * @property {string} put the wrong text
 * @property {string[]} tests the nearest test files, or the beginning of their paths
 * @property {string} [lives] why no test has to see it
 */

/** @returns {Fault[]} */
export function listFaults() {
  return [
    accountFaults,
    addressStepFaults,
    accountOrderFaults,
    ownDataFaults,
    cartsAtLoginFaults,
    passkeyFaults,
    passkeyOnlyFaults,
    keptFaults,
    moneyFaults,
    discountFaults,
    paymentRuleFaults,
    paymentFaults,
    orderFaults,
    afterSaleFaults,
    stockFaults,
    consentFaults,
    formFaults,
    shopOrderFaults,
    shopCheckoutFaults,
    shopPeopleFaults,
    cartFaults,
    chatFaults,
    configuratorFaults,
    configuredBedFaults,
    checkoutFaults,
    codeFaults,
    deliveryFaults,
    paidOrderFaults,
    reviewFaults,
    agentFaults,
    assistantFaults,
    mailAndFormFaults,
    searchFaults,
    shelfFaults,
  ].flat()
}
