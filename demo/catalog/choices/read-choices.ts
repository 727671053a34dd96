import { readFileSync } from 'node:fs'

/** One product with many choices: the makes it is put together from. */
export interface ChoiceGroup {
  slug: string
  title: string
  /** Given where the words of the first make would not be true of all. */
  subTitle: string | undefined
  makes: Make[]
}

export interface Make {
  slug: string
  /** What is chosen with it ('stof=percal'); undefined for a make that is no longer sold. */
  choice: Readonly<Record<string, string>> | undefined
}

/**
 * Reads choices.txt: a line 'slug | Title | Subtitle' for each product, and under it a line for each of its makes, with the choice that
 * leads to it. A make with '-' is no longer sold; its address leads to the product all the same.
 */
export function readChoices(
  text = readFileSync(new URL('choices.txt', import.meta.url), 'utf8'),
): ChoiceGroup[] {
  const groups: ChoiceGroup[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!line.startsWith('  ')) {
      const [slug = '', title = '', subTitle] = line.split(' | ')
      groups.push({ slug, title, subTitle, makes: [] })
      continue
    }
    const [slug = '', ...choice] = line.trim().split(' ')
    groups.at(-1)?.makes.push({ slug, choice: choice[0] === '-' ? undefined : parseChoice(choice) })
  }
  return groups
}

const parseChoice = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.filter((word) => word !== '=').map((word) => word.split('=')))
