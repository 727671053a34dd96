const words = (text: string) => new Set(text.split(/\s+/))

/** The contents of these tags are no text about a product. */
export const silentTags = words(
  'script style noscript template iframe object svg math head title textarea select button video audio',
)

/** These tags begin and end a paragraph. */
export const blockTags = words(
  `p div br li ul ol dl dt dd h1 h2 h3 h4 h5 h6 tr table thead tbody tfoot caption section article blockquote hr pre figure
  figcaption header footer aside main nav form fieldset details summary address center`,
)

/** These tags occur within words: 'm<sup>2</sup>', 'H<b>oi</b>'. Any other tag separates words. */
export const inlineTags = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr',
)

const otherTags = words(
  'html body meta link img input option source track param embed col colgroup td th area map nobr',
)

const isKnown = (name: string) =>
  [silentTags, blockTags, inlineTags, otherTags].some((tags) => tags.has(name.toLowerCase()))

/** Matches '<o:p>' and '<custom-tag class="x">': anything written like a tag counts as one, even if nobody knows it. */
const tagOfOthers = /^<\/?[a-z][\w:-]*(\s+[\w:-]+\s*=\s*("[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?>/i

/**
 * Escapes each '<' that does not begin a tag. A browser, or any other reader of markup, would drop what follows it ('tot
 * <100 kg', 'hoogte<breedte').
 */
export function escapeLooseMarks(html: string): string {
  return html.replace(/<(?![!?])/g, (mark, at: number) => {
    const [, name = ''] = /^<\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/i.exec(html.slice(at, at + 40)) ?? []
    return isKnown(name) || tagOfOthers.test(html.slice(at, at + longestTag)) ? mark : '&lt;'
  })
}

/** No other tag is longer (characters). */
const longestTag = 2_000
