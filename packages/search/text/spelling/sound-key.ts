/** Returns roughly how a Dutch word sounds: words that are written differently but sound alike get the same key. */
export function toSoundKey(word: string): string {
  return soundsOfLetters.reduce((key, [letters, sound]) => key.replace(letters, sound), word)
}

/** Ordered: each rule sees the result of the previous ones. */
const soundsOfLetters: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/eau/g, 'o'],
  [/oe|ou(?=[fp])/g, 'u'],
  [/ou/g, 'au'],
  [/sch$/g, 's'],
  [/tsj|tch|sj|ch(?=[aeiou])(?<!sch)/g, 'g'],
  [/ch/g, 'g'],
  [/qu/g, 'kw'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/ij|ei|ie|y/g, 'i'],
  // piama for pyjama: the j is heard either way
  [/ij?(?=[aeou])|(?<=[aeou])j/g, 'i'],
  [/z/g, 's'],
  [/v/g, 'f'],
  // the same letter twice, including letters that became the same
  [/(.)\1+/g, '$1'],
  [/dt?$/g, 't'],
  [/b$/g, 'p'],
  // the n of kussen is hardly heard
  [/(?<=e)n$/g, ''],
]
