import type { ToldBrand } from '@sluimer/contract/catalog/told-brand'

export interface LetterGroup {
  /** A to Z, or '0-9' for everything that begins with something else. */
  letter: string
  brands: ToldBrand[]
}

const others = '0-9'
const inDutch = new Intl.Collator('nl', { sensitivity: 'base', numeric: true })

/** Groups brands by their first letter without accents, in alphabetical order; '0-9' comes last. */
export function groupBrandsByLetter(brands: readonly ToldBrand[]): LetterGroup[] {
  const groups = Map.groupBy(brands, ({ title }) => toLetter(title))
  return Array.from(groups, ([letter, some]) => ({
    letter,
    brands: some.toSorted((a, b) => inDutch.compare(a.title, b.title)),
  })).toSorted((a, b) => place(a.letter) - place(b.letter))
}

function toLetter(title: string): string {
  const first = title.trim().normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : others
}

function place(letter: string): number {
  return letter === others ? Number.MAX_SAFE_INTEGER : letter.charCodeAt(0)
}
