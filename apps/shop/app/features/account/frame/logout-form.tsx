import { leaveFavorites } from '../../favorites/mirror-favorites.ts'
import { logoutPath } from '../account-paths.ts'

/** Logs out. It loads a whole page, so that nothing of the customer stays in the scripts of this one. */
export function LogoutForm() {
  return (
    <form method="post" action={logoutPath} onSubmit={leaveFavorites}>
      <button
        type="submit"
        className="flex min-h-11 w-full items-center border-l-2 border-sand py-1.5 pl-4 text-left text-ink-soft underline-offset-4 hover:text-pine hover:underline"
      >
        Afmelden
      </button>
    </form>
  )
}
