import { toSoundKey } from './sound-key.ts'

const shortestKey = 3

interface SpokenWords {
  words(): Iterable<[string, unknown]>
  readonly language: { stem(word: string): string }
}

/** Finds the shop's words by their sound. Built on first use; the few words that later changes add wait for a rebuild. */
export class SoundIndex {
  readonly #spoken: SpokenWords
  #wordsByKey: Map<string, Set<string>> | undefined

  constructor(spoken: SpokenWords) {
    this.#spoken = spoken
  }

  /** Returns words that sound like the one typed, in any form. */
  alike(typed: string): string[] {
    this.#wordsByKey ??= this.#learn()
    const keys = [toSoundKey(typed), toSoundKey(this.#spoken.language.stem(typed))]
    const found = keys.filter(isTelling).flatMap((key) => [...(this.#wordsByKey?.get(key) ?? [])])
    return [...new Set(found)]
  }

  #learn(): Map<string, Set<string>> {
    const wordsByKey = new Map<string, Set<string>>()
    for (const [word] of this.#spoken.words()) {
      for (const form of [word, this.#spoken.language.stem(word)]) {
        const key = toSoundKey(form)
        const known = wordsByKey.get(key)
        if (known) known.add(word)
        else wordsByKey.set(key, new Set([word]))
      }
    }
    return wordsByKey
  }
}

function isTelling(key: string): boolean {
  return key.length >= shortestKey
}
