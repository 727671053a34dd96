import { sendOrKeep } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { DoorFrame, personalMeta } from '../frame/door-frame.tsx'
import { guardedBy } from '../session/account-guards.server.ts'
import type { Route } from './+types/login-page.ts'
import { CodeForm } from './code-form.tsx'
import { keepStep } from './keep-step.ts'
import { handleLogin } from './log-in.server.ts'
import { LoginForm } from './login-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Inloggen') }, ...personalMeta]

export const middleware = guardedBy('guest')

/** Has no data; with it, the guard runs for moves inside the shop as well. */
export function loader() {
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleLogin(context, await request.formData())
}

/** ER-01: what cannot be sent stays on the page. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, keepStep)
}

/** Two ways in, the easiest first: six digits by mail, or a password. */
export default function LoginPage({ actionData }: Route.ComponentProps) {
  return actionData?.step === 'code' ? (
    <DoorFrame
      title="Kijk in je mail"
      intro={
        <>
          We hebben een code gestuurd naar{' '}
          <strong className="break-words text-ink">{actionData.email}</strong>. Hij werkt {actionData.minutes}{' '}
          minuten.
        </>
      }
    >
      <CodeForm step={actionData} />
    </DoorFrame>
  ) : (
    <DoorFrame title="Inloggen">
      <LoginForm step={actionData} />
    </DoorFrame>
  )
}
