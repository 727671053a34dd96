/** Longer links are not handled reliably by every browser and cache. */
const longestLink = 1000

/** A segment may not begin with a dot: `.`, `..` and hidden files are not pages of this shop. */
const segment = '[A-Za-z0-9_~-][A-Za-z0-9._~,+-]*'
/** A percent-encoded character, but no control character, no backslash and no second percent sign. */
const encoded = '%(?:2[0-46-9A-Fa-f]|[346][0-9A-Fa-f]|5[0-9ABDEFabdef]|7[0-9A-Ea-e]|[89A-Fa-f][0-9A-Fa-f])'
const query = `\\?(?:[A-Za-z0-9._~,+=&:-]|${encoded})*`
const fragment = '#[A-Za-z0-9_-]+'

const localLink = new RegExp(`^/(?:${segment}(?:/${segment})*/?)?(?:${query})?(?:${fragment})?$`)

/**
 * Whether a link leads to a page of this shop and nowhere else (VA-30): one slash, then segments of plain characters,
 * with a query and an anchor at most. Schemes, `//host`, backslashes, control characters, dot segments and any `%` in
 * the path never pass, however a browser, a proxy or a server would read them.
 */
export function isLocalLink(link: string): boolean {
  return link.length <= longestLink && localLink.test(link) && canBeRead(link)
}

/** Whether the encoded bytes are valid UTF-8; decoding others throws. */
function canBeRead(link: string): boolean {
  try {
    decodeURIComponent(link)
    return true
  } catch {
    return false
  }
}
