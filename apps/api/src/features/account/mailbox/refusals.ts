/** The answer to digits that are wrong, too late, used, or another browser's: which of them it was helps only guessers. */
export const wrongCode = {
  ok: false,
  error: {
    code: 'login_failed',
    message:
      'Deze code klopt niet of werkt niet meer. Kijk of je de nieuwste mail hebt, of vraag een nieuwe code.',
  },
} as const

/** The answer to a link that is used, too old, or none of ours. */
export const goneLink = {
  ok: false,
  error: {
    code: 'not_found',
    message: 'Deze link werkt niet meer. Vraag een nieuwe aan, of log in met een code per mail.',
  },
} as const
