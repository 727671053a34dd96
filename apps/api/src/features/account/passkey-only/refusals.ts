/** The answer to a link about a wait that is used, too old, or none of ours. */
export const goneLink = {
  ok: false,
  error: { code: 'not_found', message: 'Deze link werkt niet meer.' },
} as const
