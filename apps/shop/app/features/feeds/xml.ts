/** What XML 1.0 cannot hold, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it may stand in an element or an attribute, whatever somebody wrote into it. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** An element with text in it: `xmlElement('g:price', '9.95 EUR')`. The name is the program's own. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An answer that machines fetch now and then: short enough that a changed price is not told for long. */
export function xmlAnswer(body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      // A file of addresses is for machines to read, not for people to find.
      'x-robots-tag': 'noindex',
    },
  })
}

/** For a file that does not exist (RT-15). */
export function noSuchFile(): Response {
  return new Response('This page could not be found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
