import { redirect, redirectDocument } from 'react-router'
import { accountPath } from '../account-paths.ts'
import { logOut } from '../session/session.server.ts'
import type { Route } from './+types/logout.ts'

/** A link, or a browser that looks ahead, logs nobody out. */
export function loader() {
  return redirect(accountPath)
}

/** RT-04: logging out leads home. */
export async function action({ context }: Route.ActionArgs) {
  await logOut(context)
  return redirectDocument('/')
}
