/**
 * zod tries on its first schema whether it may make code out of text. The content security policy forbids that (decision 18),
 * and the browser reports each try as a violation, so it is told beforehand. The server may go on with it: that is faster.
 */
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
