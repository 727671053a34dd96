/**
 * Words that hold back a review, Dutch, Flemish and English, in their folded spelling (see `fold`). Only whole words
 * count, so that 'pikzwart', 'kakikleurig' and 'flikkervrij' pass. Words with another meaning are left out: an illness,
 * a niece ('nicht'), an acorn ('eikel'), a name ('Dick').
 */
const words: ReadonlySet<string> = new Set(
  `kut kutten kutzooi kutding kutzak kutwijf klote klootzak klootzakken kloothommel lul lullen mongool mongolen debiel
  debielen flikker flikkers hoer hoeren hoerenjong hoerenkind hoerenzoon slet sletten teef trut trutten godverdomme gvd godver
  verdomme kankerzooi kankerding kankerbedrijf kankerlijer kankerlijers tyfus tyfuszooi tyfuslijer teringzooi teringlijer
  pleuris pleurislijer pokkeding schijt schijtbedrijf strontzooi rotzak rotzakken smeerlap smeerlappen neuk neuken geneukt
  optiefen optyfen opflikkeren opsodemieteren zakkenwasser zakkenwassers hufter hufters dikkenek kloothannes neger negers
  fuck fucking fucked fucker fuckers motherfucker shit shitty bullshit bitch bitches bastard bastards asshole assholes arsehole
  cunt cunts dickhead dickheads wanker wankers twat whore slut nigger niggers faggot faggots retard retards wtf stfu`
    .split(/\s+/)
    .filter(Boolean),
)

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

/** Returns the words of the list that a text contains, each once, in the spelling of the list. */
export function findProfanity(text: string): string[] {
  const written = new Set(text.toLowerCase().split(/[^\p{L}\p{M}\d@$!€]+/u))
  const found = [...written]
    .flatMap((word) => [word, word.replace(/(?<!!)!+$/u, '')])
    .map(fold)
    .filter((word) => words.has(word))
  return [...new Set(found)]
}

/** Removes accents, look-alike signs and stretched letters: 'Kl00tz@k' and 'kuuuut' become the words they stand for. */
function fold(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[013457@$!€]/gu, (sign) => lookalikes[sign] ?? sign)
  const doubled = plain.replace(/(.)\1{2,}/gu, '$1$1')
  return words.has(doubled) ? doubled : plain.replace(/(.)\1{2,}/gu, '$1')
}
