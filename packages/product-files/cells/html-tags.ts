const words = (text: string) => new Set(text.split(/\s+/))

/** What stands in these is no text of a product. */
export const silentTags = words(
  'script style noscript template iframe object svg math head title textarea select button video audio',
)

/** These begin and end a paragraph. */
export const blockTags = words(
  `p div br li ul ol dl dt dd h1 h2 h3 h4 h5 h6 tr table thead tbody tfoot caption section article blockquote hr pre figure
  figcaption header footer aside main nav form fieldset details summary address center`,
)

/** These stand within words: 'm<sup>2</sup>', 'H<b>oi</b>'. Any other parts them. */
export const inlineTags = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr',
)

const otherTags = words(
  'html body meta link img input option source track param embed col colgroup td th area map nobr',
)

const isKnown = (name: string) =>
  [silentTags, blockTags, inlineTags, otherTags].some((tags) => tags.has(name.toLowerCase()))

/** '<o:p>', '<custom-tag class="x">': what is written as a tag is one, whoever knows it. */
const tagOfOthers = /^<\/?[a-z][\w:-]*(\s+[\w:-]+\s*=\s*("[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?>/i

/**
 * The text with each '<' escaped that begins no tag: a browser drops what follows it ('tot <100 kg', 'hoogte<breedte'), and so
 * would whoever reads it as markup.
 */
export function escapeLooseMarks(html: string): string {
  return html.replace(/<(?![!?])/g, (mark, at: number) => {
    const [, name = ''] = /^<\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/i.exec(html.slice(at, at + 40)) ?? []
    return isKnown(name) || tagOfOthers.test(html.slice(at, at + longestTag)) ? mark : '&lt;'
  })
}

/** No tag of others is longer (characters). */
const longestTag = 2_000
