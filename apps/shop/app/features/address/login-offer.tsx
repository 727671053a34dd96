import { Link } from 'react-router'
import { checkoutLoginPath } from '../checkout/checkout-paths.ts'

/** Everybody who is not logged in gets it, whatever they typed: the checkout never tells which addresses have an account. */
export function LoginOffer() {
  return (
    <p className="mb-6 rounded-card bg-linen px-4 py-3">
      Heb je een account?{' '}
      <Link to={checkoutLoginPath} className="font-semibold text-pine underline underline-offset-4">
        Log in
      </Link>{' '}
      en we vullen in wat we weten. Zonder account bestellen kan ook.
    </p>
  )
}
