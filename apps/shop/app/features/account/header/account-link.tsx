import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { accountPath } from '../account-paths.ts'
import { useAccountName } from './use-account-name.ts'

/**
 * HF-01: the link to the account, titled with the customer's first name, else 'Inloggen'. The words have a fixed width,
 * so that nothing moves when the name comes; 'Mijn account' is wider than that.
 */
export function AccountLink() {
  const name = useAccountName()
  const title = name === undefined ? 'Inloggen' : name || 'Mijn account'
  return (
    <Link
      to={accountPath}
      title={title}
      // The guard of the account leads a guest to the login, and remembers where they were going.
      prefetch="none"
      className="inline-flex size-11 items-center justify-center gap-2 rounded-full font-semibold transition-colors hover:bg-pine-mist hover:text-pine xl:w-auto xl:px-2.5"
    >
      <UserRound className="size-6 shrink-0" aria-hidden="true" />
      <span className="max-xl:sr-only xl:w-20 xl:truncate">{name === '' ? 'Account' : title}</span>
      {name && <span className="sr-only">, naar je account</span>}
    </Link>
  )
}
