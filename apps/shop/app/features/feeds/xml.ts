/** Characters that XML 1.0 cannot hold, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Returns any text in a form that is safe in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Writes an element with text in it: `buildXmlElement('g:price', '9.95 EUR')`. The name must come from our own code. */
export function buildXmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns an answer for machines, with a cache time so short that a changed price is not served for long. */
export function xmlAnswer(body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      // A file of addresses is for machines to read, and must not appear in search results.
      'x-robots-tag': 'noindex',
    },
  })
}

/** Returns the 404 for a file that does not exist (RT-15). */
export function noSuchFile(): Response {
  return new Response('This page could not be found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
