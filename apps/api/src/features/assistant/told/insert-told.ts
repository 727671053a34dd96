const vague = 'Of het helemaal is wat je zoekt, lees je op de pagina:'
/** The last sentence of an answer leads to the goods below it. */
const lead =
  /\s*(?:Bijvoorbeeld:|Of het helemaal is wat je zoekt, lees je op de pagina:|Dit komt het dichtst in de buurt(?: \([^)]*\))?[^:.]*:|Dit ligt er het dichtst bij:|Wanneer het komt, staat bij elk artikel:)$/u

/** Puts sentences about goods before the words that lead to these, or after all else. What is told takes the place of 'lees je op de pagina'. */
export function insertTold(content: string, sentences: readonly string[]): string {
  const told = sentences.join(' ')
  const [end = ''] = lead.exec(content) ?? []
  const begin = content.slice(0, content.length - end.length).trimEnd()
  const whole = /:$/u.test(begin) ? `${begin.slice(0, -1)}.` : begin
  const isVague = end.trim() === vague
  const leads = isVague ? (whole.includes('één artikel') ? '' : 'Bijvoorbeeld:') : end.trim()
  return [whole, told, leads].filter(Boolean).join(' ')
}
