/**
 * With its first schema, zod tries whether it may turn text into code. The content security policy forbids that
 * (decision 18), and the browser reports each try as a violation, so zod must not try. The server may do it: that
 * is faster.
 */
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
