import { getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { redirect } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { checkoutOrRedirect } from '../../checkout/checkout-or-redirect.server.ts'
import { CheckoutPage } from '../../checkout/checkout-page-frame.tsx'
import { addressStepPath } from '../../checkout/checkout-paths.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { rememberPath } from '../session/remembered-path.server.ts'
import { isLoggedIn } from '../session/session.server.ts'
import type { Route } from './+types/checkout-login-page.ts'
import { CodeForm } from './code-form.tsx'
import { keepStep } from './keep-step.ts'
import { handleLogin } from './log-in.server.ts'
import { LoginForm } from './login-form.tsx'

export const handle = { step: 0 }
export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Inloggen') }, ...personalMeta]

/** Remembers that the way goes on in the checkout, at the first step that is not done, whichever way in is taken. */
export async function loader({ context }: Route.LoaderArgs) {
  if (await isLoggedIn(context)) throw redirect(addressStepPath)
  rememberPath(context, '/checkout/')
  return { cart: checkoutOrRedirect(await getApi(context).call(getCheckoutEndpoint, {})).cart }
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleLogin(context, await request.formData())
}

/** ER-01: what cannot be sent stays on the page. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, keepStep)
}

/** CO-03: the login inside the checkout, which keeps the cart and everything that was chosen and filled in. */
export default function CheckoutLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutPage title={actionData?.step === 'code' ? 'Kijk in je mail' : 'Inloggen'} cart={loaderData.cart}>
      <div className="flex flex-col gap-6">
        {actionData?.step === 'code' ? (
          <>
            <p className="text-ink-soft">
              We hebben een code gestuurd naar{' '}
              <strong className="break-words text-ink">{actionData.email}</strong>. Hij werkt{' '}
              {actionData.minutes} minuten.
            </p>
            <CodeForm step={actionData} />
          </>
        ) : (
          <>
            <p className="text-ink-soft">Je winkelwagen, je kortingscode en wat je al koos blijven staan.</p>
            <LoginForm step={actionData} foot={<WithoutAccount />} />
          </>
        )}
      </div>
    </CheckoutPage>
  )
}

function WithoutAccount() {
  return (
    <div className="border-t border-sand pt-5 text-center">
      <p>Liever zonder account?</p>
      <ButtonLink to={addressStepPath} variant="quiet" className="mt-1">
        Bestel zonder in te loggen
      </ButtonLink>
    </div>
  )
}
