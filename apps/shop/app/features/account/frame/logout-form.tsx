import { LogOut } from 'lucide-react'
import { leaveFavorites } from '../../favorites/mirror-favorites.ts'
import { logoutPath } from '../account-paths.ts'
import { entryLook } from './entry-look.ts'

/** Logs out. It loads a whole page, so that nothing of the customer stays in the scripts of this one. */
export function LogoutForm() {
  return (
    <form method="post" action={logoutPath} onSubmit={leaveFavorites}>
      <button type="submit" className={entryLook}>
        <LogOut className="size-5.5 shrink-0 text-pine lg:hidden" aria-hidden="true" />
        Afmelden
      </button>
    </form>
  )
}
