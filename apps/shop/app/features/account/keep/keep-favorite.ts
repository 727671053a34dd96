import { changeFavoritesEndpoint } from '@sluimer/contract/account/favorite-endpoints'
import { type RouterContextProvider, redirect } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { dataOrThrow } from '../../../lib/api/data-or-throw.server.ts'
import { rememberWish, takeWish } from '../../../lib/api/wish.server.ts'
import { readText } from '../../../lib/form-text.ts'
import { loginPath, ownFavoritesPath } from '../account-paths.ts'
import { rememberPath } from '../session/remembered-path.server.ts'
import { isLoggedIn } from '../session/session.server.ts'
import type { Route } from './+types/keep-favorite.ts'

const listPath = '/favorieten/'

/** Keeps what a guest pressed before the login. To everyone else it is the way to the list, by the login. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!(await isLoggedIn(context))) {
    rememberPath(context, ownFavoritesPath)
    return redirect(loginPath)
  }
  const id = takeWish(context, 'favorite')
  return redirect(id === undefined ? listPath : await keep(context, { add: [id] }))
}

/** CT-14: a heart without scripts. A guest goes to the login, and the product is kept after it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const id = readText(form, 'product')
  if (readText(form, 'intent') === 'remove') return redirect(await keep(context, { remove: [id] }))
  if (await isLoggedIn(context)) return redirect(await keep(context, { add: [id] }))
  rememberWish(context, 'favorite', id)
  rememberPath(context, ownFavoritesPath)
  return redirect(loginPath)
}

/** Changes the list, and returns where it is shown. */
async function keep(
  context: Readonly<RouterContextProvider>,
  changes: { add?: string[]; remove?: string[] },
) {
  const changed = await getApi(context).call(changeFavoritesEndpoint, { body: { account: null, ...changes } })
  if (!changed.ok && changed.error.code === 'login_required') return ownFavoritesPath
  return dataOrThrow(changed).left_out.length === 0 ? listPath : `${listPath}?niet-bewaard`
}
