import { passkeysAtMost } from '@sluimer/domain/customer/passkey'

/** The answer to a passkey that is not kept: what exactly is wrong helps only those who make up answers. */
export const notKept = {
  ok: false,
  error: {
    code: 'conflict',
    message: 'Deze passkey kunnen we niet bewaren. Probeer het nog een keer, of kies een ander apparaat.',
  },
} as const

export const tooMany = {
  ok: false,
  error: {
    code: 'conflict',
    message: `Je hebt al ${passkeysAtMost} passkeys. Verwijder er eerst een die je niet meer gebruikt.`,
  },
} as const

/** The answer to every passkey that opens nothing: unknown, removed, too late or wrong. */
export const notLetIn = {
  ok: false,
  error: {
    code: 'login_failed',
    message:
      'Met deze passkey kun je niet inloggen. Probeer het nog een keer, of log in met een code per mail.',
  },
} as const

export const lastPasskey = {
  ok: false,
  error: {
    code: 'conflict',
    message:
      'Dit is je laatste passkey, en je account opent alleen met een passkey. Voeg eerst een andere toe, of laat je account ook weer met een code openen.',
  },
} as const
