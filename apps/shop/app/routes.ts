import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The one table of all pages. */
export default [
  layout('layouts/basic-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('cart', 'features/cart/cart-page.tsx'),
    route('checkout', 'features/checkout/checkout-page.tsx'),
    route('checkout/address-details', 'features/checkout/address-page.tsx'),
    route('checkout/checkout-login', 'features/checkout/checkout-login-page.tsx'),
    route('checkout/payment-methods', 'features/checkout/payment-methods-page.tsx'),
    route('checkout/pay', 'features/checkout/pay-page.tsx'),
    route('checkout/status/:order?', 'features/order/status-page.tsx'),
    route('checkout/thankyou', 'features/order/thankyou-page.tsx'),
    route('checkout/pending', 'features/order/pending-page.tsx'),
    route('checkout/betalen/:order?', 'features/order/retry-page.tsx'),
    route('checkout/address-lookup', 'features/checkout/address-lookup.ts'),
    route('*', 'features/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
