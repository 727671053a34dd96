/**
 * Words that hold back a review and end a chat, Dutch, Flemish and English, in their folded spelling (see `fold`). Only
 * whole words count, so that 'pikzwart', 'kakikleurig' and 'flikkervrij' pass. Words with another meaning are left out: an
 * illness, a niece ('nicht'), an acorn ('eikel'), a name ('Dick'). The list is our own, since those on npm that have Dutch
 * ask for attribution (CC BY) or hold common words.
 */
const words: ReadonlySet<string> = new Set(
  `kut kutten lul lullen lulhannes mongool mongolen debiel debielen flikker flikkers hoer slet sletten teef trut trutten trutje
  gvd verdomme kankerzooi kankerding kankerbedrijf kankerlijer kankerlijers kankerhoer kankerhond kankerwijf kankerwinkel teringzooi
  teringlijer teringhond teringwijf pokkeding schijt schijtbedrijf strontzooi rotzak rotzakken rotwijf smeerlap smeerlappen
  neuk neuken geneukt mierenneuker optiefen optyfen tiefop opflikkeren opsodemieteren oprotten zakkenwasser zakkenwassers
  klerezooi klerelijer hufter hufters dikkenek neger negers rukker rukkers
  bullshit bitch bitches bastard bastards asshole assholes arsehole dumbass jackass douchebag bollocks cocksucker pricks
  cunt cunts dickhead dickheads wanker wankers twat whore whores slut sluts nigger niggers faggot faggots retard retards wtf stfu`
    .split(/\s+/)
    .filter(Boolean),
)

/** Beginnings that make any word a bad one: 'kutmatras', 'fucking', 'klotewinkel'. */
const beginnings =
  'kut klote klootza kloothommel kloothannes fuck motherfuck shit godver hoeren tyfus pleuris'.split(' ')

/** Words with such a beginning that mean something else: a fabric, a region, a mushroom on a print. */
const shopWords: ReadonlySet<string> = new Set('kutil kutils kutch kutnu shitake shitakes'.split(' '))

/** Signs that people write instead of the letters they resemble. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

/** Characters that nobody sees and that split a word for a program only. */
const unseen = /[\p{Cf}\p{Mn}]/gu
/** Three or more single letters with the same kind of gap between them: 'f u c k', 'k-u-t', 'k.u.t'. */
const spacedLetters = /(?<![\p{L}\d])(?:[\p{L}\d@$!€][ ._*-]{1,2}){2,}[\p{L}\d@$!€](?![\p{L}\d])/gu

/**
 * Returns the words of the list that a text contains, each once, in the spelling of the list. Letters with gaps between
 * them ('f u c k') and signs for letters ('sh1t') are read as the words they stand for.
 */
export function findProfanity(text: string): string[] {
  const plain = text.normalize('NFKC').replace(unseen, '')
  const joined = [...plain.matchAll(spacedLetters)].map(([letters]) => letters.replace(/[ ._*-]+/g, ''))
  return findWords([plain, ...joined].join('\n'))
}

function findWords(text: string): string[] {
  const written = new Set(text.toLowerCase().split(/[^\p{L}\p{M}\d@$!€]+/u))
  // Exclamation marks at the end may be letters ('sh!!') or just that ('shit!!').
  const found = [...written].flatMap(
    (word) => [word.replace(/(?<!!)!+$/u, ''), word].map(fold).find(isBad) ?? [],
  )
  return [...new Set(found)]
}

/** Whether a folded word is in the list, or begins as bad words do. */
function isBad(word: string): boolean {
  if (words.has(word)) return true
  return !shopWords.has(word) && beginnings.some((beginning) => word.startsWith(beginning))
}

/** Removes accents, look-alike signs and stretched letters: 'Kl00tz@k' and 'kuuuut' become the words they stand for. */
function fold(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[013457@$!€]/gu, (sign) => lookalikes[sign] ?? sign)
  const doubled = plain.replace(/(.)\1{2,}/gu, '$1$1')
  return isBad(doubled) ? doubled : plain.replace(/(.)\1{2,}/gu, '$1')
}
