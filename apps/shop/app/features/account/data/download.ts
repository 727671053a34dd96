import { getOwnDataEndpoint } from '@sluimer/contract/account/data-endpoints'
import { withEuros } from '@sluimer/contract/platform/amounts'
import { data, redirect } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { ownDataPath } from '../account-paths.ts'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import { guardedBy } from '../session/account-guards.server.ts'
import type { Route } from './+types/download.ts'
import { writeReadablePage } from './readable-page.server.tsx'

export const middleware = guardedBy('login')

/** Hands out what the shop knows about a customer as a file: JSON for machines, or a page to read. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (params.form !== 'json' && params.form !== 'pagina') throw data(null, { status: 404 })
  const answer = await getApi(context).call(getOwnDataEndpoint, {})
  if (!answer.ok && answer.error.code === 'login_too_old') throw redirect(ownDataPath)
  const own = withEuros(ownOrLogin(context, url, answer))
  const isJson = params.form === 'json'
  return new Response(isJson ? JSON.stringify(own, null, 2) : writeReadablePage(own), {
    headers: {
      'content-type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="mijn-gegevens.${isJson ? 'json' : 'html'}"`,
      'cache-control': 'private, no-store',
    },
  })
}
