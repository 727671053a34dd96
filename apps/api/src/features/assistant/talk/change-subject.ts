/** Said where somebody begins about something else: 'iets anders:', 'andere vraag,', 'nog wat anders'. */
const changes =
  /^(?:(?:ok\S*|oké|maar|en|nu|nou|even|ff|nog|dan|ja|nee|trouwens|oh|top|prima|bedankt|dankje\p{L}*)[\s,.!]+)*(?:(?:iets|wat) (?:heel |totaal |compleet )?anders|(?:heel |totaal )?iets anders|(?:een )?(?:andere?|volgende|2e|tweede) vraag(?:je)?|nog (?:een |1 )?vraag(?:je)?|nog iets)(?:\s*[:;.!…–-]+\s*|\s*,\s*|\s+)/iu
/** What follows without a sign between must ask, since 'iets anders dan ik bestelde' goes on. */
const asks =
  /^(?:hoe\p{L}*|wat|waar\p{L}*|wanneer|wie|welke?|kan|kun\p{L}*|mag|moet|is|zijn|heb(?:ben|t)? (?:je|jullie|u|ge)|lever\p{L}*|verkopen|doen|nemen|komen)\b/iu
const sign = /[:;.,!…–-]\s*$/u
const leastWords = 2
const goesOnBehind = /^(?:dan|als|gekregen|ontvangen|geleverd|besteld|gestuurd|in|van|voor)\b/iu

/** 'Terug naar de dekbedden: welke is het warmst' names what it goes back to. */
const goesBackTo =
  /^(?:(?:ok\S*|maar|en|nu|even|ff|nog|dan|ja|nee)[\s,.!]+)*terug(?:komend)? (?:naar|op) (?:(?:de|het|die|dat|mijn|onze) )?/iu

/** Returns what somebody asks who begins about something else; undefined for a message that does not say so. */
export function readNewSubject(message: string): string | undefined {
  const [before] = goesBackTo.exec(message) ?? []
  if (before !== undefined) return message.slice(before.length)
  const [said] = changes.exec(message) ?? []
  if (said === undefined) return undefined
  const rest = message.slice(said.length).trim()
  if (rest.split(' ').length < leastWords || goesOnBehind.test(rest)) return undefined
  return sign.test(said) || asks.test(rest) ? rest : undefined
}
