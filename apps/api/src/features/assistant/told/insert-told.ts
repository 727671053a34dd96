const vague = 'Of het helemaal is wat je zoekt, lees je op de pagina:'
/** The last sentence of an answer leads to the goods below it. */
const lead =
  /\s*(?:Bijvoorbeeld:|Of het helemaal is wat je zoekt, lees je op de pagina:|Dit komt het dichtst in de buurt(?: \([^)]*\))?[^:.]*:|Dit ligt er het dichtst bij:|Wanneer het komt, staat bij elk artikel:)$/u

/** Begins the sentence that says that no goods have a length. */
export const noneOfIt = 'In die maat heb ik het niet'
/** Begins the sentence that says which goods have it. */
export const fits = 'Qua maat past dit'
const notQuite = /^Precies zo heb ik het niet\. ?/u
const countOf = /^Ik vond \S+ artikel(?:en)?[.:]? ?/u

/** Puts sentences about goods before the words that lead to these, or after all else. What is told takes the place of 'lees je op de pagina'. */
export function insertTold(content: string, sentences: readonly string[]): string {
  const told = sentences.join(' ')
  const [end = ''] = lead.exec(content) ?? []
  const begin = content.slice(0, content.length - end.length).trimEnd()
  // Where none is as large as was asked, how many there are of any size tells nothing.
  const known = told.startsWith(noneOfIt)
    ? begin.replace(countOf, '')
    : told.startsWith(fits)
      ? begin.replace(notQuite, '')
      : begin
  const whole = /:$/u.test(known) ? `${known.slice(0, -1)}.` : known
  const isVague = end.trim() === vague
  const nears = told.startsWith(fits) && end.includes('in de buurt')
  const leads = nears ? '' : isVague ? (whole.includes('één artikel') ? '' : 'Bijvoorbeeld:') : end.trim()
  return [whole, told, leads].filter(Boolean).join(' ')
}
