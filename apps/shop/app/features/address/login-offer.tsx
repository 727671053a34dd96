import { Link } from 'react-router'
import { checkoutLoginPath } from '../checkout/checkout-paths.ts'

const look = 'font-semibold text-pine underline underline-offset-4'

/**
 * Everybody who is not logged in gets it, whatever they typed: the checkout never tells which addresses have an account. Without
 * scripts it is a button of the form, because no tab keeps what was typed then.
 */
export function LoginOffer({ formId }: { formId: string }) {
  return (
    <p className="mb-6 rounded-card bg-linen px-4 py-3 text-pretty">
      Heb je een account?{' '}
      <Link to={checkoutLoginPath} className={`${look} noscript:hidden`}>
        Log in
      </Link>
      {/* Enter presses the first button of a form, and goes on with the order. */}
      <button type="submit" form={formId} tabIndex={-1} aria-hidden="true" className="sr-only">
        Verder
      </button>
      <button
        type="submit"
        form={formId}
        name="go"
        value="login"
        formNoValidate
        className={`${look} hidden noscript:inline`}
      >
        Log in
      </button>{' '}
      en we vullen in wat we weten. Zonder account bestellen kan ook.
    </p>
  )
}
