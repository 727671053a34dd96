/** The first step: who orders, and where it goes. */
export const addressStepPath = '/checkout/address-details/'
/** The login inside the checkout. */
export const checkoutLoginPath = '/checkout/checkout-login/'
