/** The order of preference among columns that differ in language; one without a language is in the shop's. */
const languages = ['nl', 'be', '', 'en', 'de', 'fr', 'es', 'it', 'pt']

const languageAtEnd =
  /\s*(?:[-_.([/]\s*(nl|en|de|fr|be)(?:[-_](?:nl|be|gb|us|de|fr|at))?(?:[-_.][a-z]+)?[)\]]?|:([a-z]{2})(?:[-_][a-z]+)*)$/

/** A column with the words of its name, without the additions of systems. */
export interface PlainColumn {
  column: string
  plain: string
}

/**
 * Returns the columns of a table, each text in one language, the shop's if possible. Removes the additions from 'Name
 * *', 'Reference #', 'Image URLs (x,y,z...)', 'main (channel published)', 'name-nl_NL', 'Name/nl', 'description(en-gb)',
 * 'name:nl', 'price-EUR' and 'product_name'.
 */
export function plainColumns(columns: readonly string[]): PlainColumn[] {
  const named = columns
    .map((column) => ({ column, ...toPlain(column) }))
    .sort((a, b) => rankLanguage(a.language) - rankLanguage(b.language))
  return named
    .filter(
      (one, index) => one.language === '' || named.findIndex(({ plain }) => plain === one.plain) === index,
    )
    .map(({ column, plain }) => ({ column, plain }))
}

const rankLanguage = (language: string) => {
  const rank = languages.indexOf(language)
  return rank === -1 ? languages.length : rank
}

function toPlain(column: string): { plain: string; language: string } {
  const bare = column
    .replace(/^.* \((?:channel|warehouse) (.+)\)$/, '$1')
    .replace(/\s*\(x[,;] ?y[,;] ?z.*\)$/, '')
    .replace(/\s*\(0\/1\)$/, '')
    .replace(/\s*\(0 = no.*\)$/, '')
    .replace(/\s*[*#:]+$/, '')
    .replace(/[-_. ]eur$/, '')
  const [, ending, afterColon] = languageAtEnd.exec(bare) ?? []
  const plain = bare
    .replace(languageAtEnd, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s*\[non editable\]$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { plain, language: ending ?? afterColon ?? '' }
}

/**
 * Returns the columns without a prefix that most of their names share: systems write 'price' as 'product_price',
 * 'v_products_price', 'p_price' or 'OXPRICE'. Without a shared prefix the columns stay the same.
 */
export function withoutPrefix(columns: readonly PlainColumn[]): PlainColumn[] {
  const prefix = commonest(
    columns.map((one) => /^\S+ (?=\S)/.exec(one.plain)?.[0] ?? ''),
    columns.length / 3,
  )
  const letters = commonest(
    columns.map((one) => one.plain.slice(0, 2)),
    columns.length * 0.9,
  )
  const beginning = prefix ?? letters
  return columns.map(({ column, plain }) => ({
    column,
    plain: beginning !== undefined && plain.startsWith(beginning) ? plain.slice(beginning.length) : plain,
  }))
}

/** Returns the most frequent of these texts, if it occurs more often than `fewest`. */
function commonest(texts: readonly string[], fewest: number): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts.filter(Boolean)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const [best] = Array.from(counts).sort((a, b) => b[1] - a[1])
  return best !== undefined && best[1] > fewest ? best[0] : undefined
}
