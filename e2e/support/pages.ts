/** A page of every kind that needs nothing but its address. */
export const plainPages = [
  '/',
  '/dekbed/',
  '/dekbedovertrek/katoen/',
  '/zoeken/?tn_q=dekbed',
  '/zoeken/?tn_q=qqxxzz',
  '/gordijn-melk.html',
  '/brands/',
  '/favorieten/',
  '/keuzehulp/dekbed/',
  '/cart/',
  '/service/',
  '/service/klantenservice-contact/',
  '/service/herroepen/',
  '/blog/',
  '/bestaat-niet/',
] as const
