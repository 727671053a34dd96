import type { Session } from '@sluimer/contract/account/schemas'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'

const methods: Readonly<Record<Session['method'], string>> = {
  code: 'met een code per mail',
  password: 'met je wachtwoord',
  passkey: 'met een passkey',
  link: 'met een link per mail',
}

/** Returns how and when somebody logged in, and when that browser was last used. */
export function describeSession({ method, loggedInAt, usedAt }: Session): { login: string; use: string } {
  return {
    login: `Ingelogd op ${formatDutchMoment(new Date(loggedInAt))}, ${methods[method]}`,
    use: `Laatst gebruikt op ${formatDutchMoment(new Date(usedAt))}`,
  }
}
