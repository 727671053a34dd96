import { afterSaleFaults } from './after-sale.mjs'
import { cartFaults } from './carts.mjs'
import { checkoutFaults } from './checkout.mjs'
import { codeFaults } from './codes.mjs'
import { configuratorFaults } from './configurator.mjs'
import { configuredBedFaults } from './configured-beds.mjs'
import { consentFaults } from './consent.mjs'
import { deliveryFaults } from './delivery.mjs'
import { discountFaults } from './discounts.mjs'
import { formFaults } from './forms.mjs'
import { mailAndFormFaults } from './mail-and-forms.mjs'
import { moneyFaults } from './money.mjs'
import { orderFaults } from './order.mjs'
import { paidOrderFaults } from './paid-orders.mjs'
import { paymentFaults } from './payment.mjs'
import { paymentRuleFaults } from './payment-rules.mjs'
import { reviewFaults } from './reviews.mjs'
import { searchFaults } from './search.mjs'
import { shopCheckoutFaults } from './shop-checkout.mjs'
import { shopOrderFaults } from './shop-orders.mjs'
import { shopPeopleFaults } from './shop-people.mjs'
import { stockFaults } from './stock.mjs'

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
    configuratorFaults,
    configuredBedFaults,
    checkoutFaults,
    codeFaults,
    deliveryFaults,
    paidOrderFaults,
    reviewFaults,
    mailAndFormFaults,
    searchFaults,
  ].flat()
}
