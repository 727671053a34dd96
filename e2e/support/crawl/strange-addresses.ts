import fc from 'fast-check'

/** Every web server refuses longer addresses before the shop sees them. */
const longestAddress = 15_000
const long = 'x'.repeat(10_000)

/** Beginnings of addresses that lead to each kind of page, each with its own query. */
const pages = fc.constantFrom(
  '/',
  '/slapen/',
  '/dekbedovertrek/',
  '/dekbedovertrek/flanel/',
  '/zoeken/',
  '/zoeken/suggesties/',
  '/brands/',
  '/brands/lindeblad/',
  '/favorieten/',
  '/keuzehulp/',
  '/keuzehulp/matras/',
  '/feeds/',
)

const segment = fc.oneof(
  fc.constantFrom('..', '%2e%2e', '%2F', '%5C', '%00', '%E0%A4%A', '%', '%ED%A0%80', '__proto__', ''),
  fc.constantFrom(
    'flanel',
    'wit',
    'FLANEL',
    'x.html',
    '.html',
    'google-nl-9999.xml',
    'sitemap-products-0.xml',
  ),
  fc.constant(long.slice(0, 1000)),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
)

const key = fc.oneof(
  fc.constantFrom('tn_p', 'tn_sort', 'tn_q', 'tn_fk_kleur', 'tn_fk_ae-prijs', 'prijs-van', 'prijs-tot'),
  fc.constantFrom('qs1', 'qs0', 'stap', 'categorie', 'search_term', 'tn_fk___proto__', 'tn_', '', '_routes'),
)

const value = fc.oneof(
  fc.constantFrom('-1', '0', '1e308', 'NaN', 'Infinity', '0x10', '9'.repeat(400), '1-999999', '5-1', '20--5'),
  fc.constantFrom(
    '%00',
    '%E0%A4%A',
    '%',
    '%FF%FE',
    '+',
    '|||',
    'wit|wit|zwart',
    '<script>',
    '%0d%0aset-cookie:a',
  ),
  fc.constantFrom(long, '%F0%9F%9B%8F'.repeat(400), 'a|'.repeat(2000)),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

const query = fc
  .array(fc.tuple(key, value), { maxLength: 5 })
  .map((parts) => parts.map(([name, text]) => `${name}=${text}`).join('&'))

/** Makes any path under any page with any query: repeated, huge, negative, badly encoded, as sent over the wire. */
export const strangeAddress: fc.Arbitrary<string> = fc
  .tuple(pages, fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/', '.data', '/_.data'), query)
  .map(([page, segments, end, search]) => `${page}${segments.join('/')}${end}${search && `?${search}`}`)
  .filter(({ length }) => length < longestAddress)
