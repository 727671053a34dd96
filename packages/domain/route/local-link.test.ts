import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocalLink } from './local-link.ts'

/** How browsers read links. The types of this package have no browser URL, so that no rule can depend on one. */
const { URL: BrowserUrl } = globalThis as unknown as {
  URL: new (link: string, base: string) => { origin: string; pathname: string }
}

describe('[VA-30] a link counts as local', () => {
  test.each([
    '/',
    '/dekbed/',
    '/dekbedovertrek/katoen/240x220/',
    '/boxspring-hotel.html',
    '/dekbed-2.5/',
    '/zoeken/?tn_q=dons+dekbed&p=2',
    '/zoeken/?tn_q=na%C3%AFef%20blauw',
    '/?q=10:30',
    '/service/retourneren/#kosten',
    '/zoeken/?q=a#boven',
  ])('%s', (link) => expect(isLocalLink(link)).toBe(true))
})

describe('[VA-30] a link is refused', () => {
  test.each([
    // Another host.
    ['no slash', 'dekbed/'],
    ['nothing', ''],
    ['two slashes', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['two slashes further on', '/a//evil.example'],
    ['an https address', 'https://evil.example/'],
    ['an http address', 'http:evil.example'],
    ['somebody before the host', '/@evil.example'],
    ['a host behind a colon', '/:80/evil.example'],
    // Backslashes, which browsers read as slashes.
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/a\\..\\evil.example'],
    ['a backslash in the query', '/a?to=\\evil'],
    // Schemes.
    ['javascript', 'javascript:alert(1)'],
    ['javascript with capitals', 'JaVaScRiPt:alert(1)'],
    ['javascript behind a slash', '/javascript:alert(1)'],
    ['data', 'data:text/html,<script>'],
    ['a file', 'file:///etc/passwd'],
    ['a scheme behind white space', ' javascript:alert(1)'],
    ['a scheme with a tab in it', 'java\tscript:alert(1)'],
    // Control characters and white space, which browsers drop.
    ['a tab', '/\t/evil.example'],
    ['a line feed', '/\n/evil.example'],
    ['a line feed at the end', '/dekbed/\n'],
    ['a header', '/a\r\nSet-Cookie: a=b'],
    ['a null', '/a\0'],
    ['a space', '/een pad/'],
    ['an unbreakable space', '/\u00a0/evil.example'],
    ['a reversed text', '/\u202egnp.exe'],
    // Written-out characters.
    ['a slash written out', '/%2F/evil.example'],
    ['a slash written out in lower case', '/%2fevil.example'],
    ['a backslash written out', '/%5Cevil.example'],
    ['a dot written out', '/%2e%2e/evil'],
    ['a tab written out', '/%09/evil.example'],
    ['a line feed in the query', '/a?b=%0d%0aSet-Cookie:a'],
    ['a backslash in the query, written out', '/a?b=%5Cevil'],
    ['twice written out', '/a?b=%252F%252Fevil.example'],
    ['half written out', '/a?b=%2'],
    ['no hexadecimal', '/a?b=%zz'],
    ['a slash of two bytes', '/%c0%af'],
    ['half a letter', '/a?b=%ab'],
    ['a slash of two bytes in the query', '/a?b=%c0%af'],
    // Dot segments.
    ['a way up', '/../evil'],
    ['a way up and out', '/..//evil.example'],
    ['here', '/./dekbed'],
    ['a hidden file', '/.git/config'],
    // Letters that look like others.
    ['a wide slash', '/\uff0f\uff0fevil.example'],
    ['a fraction slash', '/\u2044evil.example'],
    ['a letter outside ASCII', '/caf\u00e9/'],
    // Markup.
    ['a quote', '/a"onclick="x'],
    ['a tag', '/<script>'],
    ['a second anchor', '/a#b#c'],
    ['a scheme in the anchor', '/a#javascript:x'],
    ['too much', `/${'a'.repeat(1000)}`],
  ])('%s: %j', (_, link) => expect(isLocalLink(link)).toBe(false))
})

test('[VA-30] whatever passes stays on the host, as it is and written out', () => {
  const origin = 'https://shop.example'
  const piece = fc.constantFrom(
    ...'/\\.:@%?#&=- ab2F5C0d\t\n\0',
    '%2F',
    '%5c',
    '//',
    '..',
    'https:',
    'evil.example',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), fc.boolean(), (pieces, startsRight) => {
      const link = `${startsRight ? '/' : ''}${pieces.join('')}`
      if (!isLocalLink(link)) return
      const { origin: found, pathname } = new BrowserUrl(link, `${origin}/een/pagina/`)
      expect(found).toBe(origin)
      expect(link.startsWith(pathname)).toBe(true)
      expect(new BrowserUrl(decodeURIComponent(link), origin).origin).toBe(origin)
    }),
    { numRuns: 3000 },
  )
})
