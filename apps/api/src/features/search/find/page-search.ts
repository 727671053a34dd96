import { toPageAddress } from '@sluimer/domain/content/page-address'
import { findNearWords } from '@sluimer/search/text/spelling/near-words'
import { createLanguage } from '@sluimer/search/text/words/language'
import { everythingTag } from '../../../platform/change-feed/change-cursor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { listFindablePages } from '../../content/page/list-findable-pages.ts'
import { findRoots } from './find-roots.ts'

/** A service page, or a part of one, that answers a search. */
interface FoundPage {
  title: string
  link: string
  /** The title of the page that this is a part of; null for a page itself. */
  page: string | null
}

/** Finds service pages by what shoppers type (RT-07). */
export interface PageSearch {
  find(text: string, at: Date): Promise<FoundPage[]>
}

/** A word of a text, with the stems of its synonyms. */
interface Word {
  stems: readonly string[]
  isService: boolean
}

interface Entry extends FoundPage {
  /** Stems of the search words that staff gave it: any one of them is enough to find it. */
  asked: ReadonlySet<string>
  /** Stems of its title, heading or question. */
  named: ReadonlySet<string>
}

/** More pages would be a table of contents and not an answer. */
const mostPages = 3
/** A page may appear at its moment of publication without any further change. */
const readAgainAfterMs = 10 * 60 * 1000
/** A search word from staff counts for more than a word of the title. */
const askedWeight = 2
const pageBonus = 0.5
/** Shorter words resemble too many others. */
const shortestMended = 6
const dutch = createLanguage()

/** Holds the service pages by their words, and reads them again when one has changed. */
export function createPageSearch({ db, changes }: Pick<Deps, 'db' | 'changes'>): PageSearch {
  let known: { entries: Promise<Entry[]>; readAt: number } | undefined
  changes.subscribe(async (tags) => {
    if (tags.some((tag) => tag.startsWith('content:') || tag === everythingTag)) known = undefined
  })
  function entriesAt(at: Date): Promise<Entry[]> {
    if (known === undefined || at.getTime() - known.readAt > readAgainAfterMs) {
      const entries = listFindablePages(db, at).then((pages) => pages.flatMap(toEntries))
      entries.catch(() => {
        known = undefined
      })
      known = { entries, readAt: at.getTime() }
    }
    return known.entries
  }
  return {
    async find(text, at) {
      const typed = dutch.splitWords(text)
      const words = typed.map(toWord)
      const entries = await entriesAt(at)
      // Each only where the one before it finds nothing: what is typed, what that is made on, what it may have been meant for.
      const readings = [
        () => words,
        () => typed.map(toRoot),
        () => words.map((word) => mended(word, entries)),
      ]
      for (const reading of readings) {
        const found = bestFor(reading(), entries)
        if (found.length > 0) return found
      }
      return []
    },
  }
}

function toEntries(page: Awaited<ReturnType<typeof listFindablePages>>[number]): Entry[] {
  const link = toPageAddress(page.kind, page.slug)
  const whole = page.searchWords.filter((line) => !line.startsWith('#')).join(' ')
  const own: Entry = {
    title: page.title,
    link,
    page: null,
    asked: new Set(toStems(whole)),
    named: new Set(toStems(page.title)),
  }
  const parts = page.parts.map(({ title, anchor }): Entry => {
    const given = page.searchWords.filter((line) => line.startsWith(`#${anchor} `))
    const words = given.map((line) => line.slice(anchor.length + 2)).join(' ')
    return {
      title,
      link: `${link}#${anchor}`,
      page: page.title,
      asked: new Set(toStems(words)),
      named: new Set(toStems(title)),
    }
  })
  return [own, ...parts]
}

/**
 * Returns the entries that match, those with most of the words first. A search word from staff is enough for a match; a
 * word of a title only when it is about the service.
 */
function bestFor(words: readonly Word[], entries: readonly Entry[]): FoundPage[] {
  const scored = entries.flatMap((entry) => {
    const isAsked = words.some((word) => has(entry.asked, word) || (word.isService && has(entry.named, word)))
    if (!isAsked) return []
    const score = words.reduce(
      (sum, word) => sum + (has(entry.asked, word) ? askedWeight : 0) + (has(entry.named, word) ? 1 : 0),
      entry.page === null ? pageBonus : 0,
    )
    return [{ entry, score }]
  })
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPages)
    .map(({ entry: { title, link, page } }) => ({ title, link, page }))
}

function toWord(word: string): Word {
  const others = dutch.listAlternatives(word).map((other) => dutch.stem(other.word))
  return { stems: [dutch.stem(word), ...others], isService: dutch.isServiceWord(word) }
}

/** Returns what a word is derived from: 'omruilen' finds the page about 'ruilen'. Only a verb finds a title. */
function toRoot(word: string): Word {
  const roots = findRoots(word, dutch.isServiceWord)
  return {
    stems: roots.map(dutch.stem),
    isService: word.endsWith('en') && roots.some(dutch.isServiceWord),
  }
}

/** Replaces a word that finds nothing by a search word from staff that differs in one letter. */
function mended(word: Word, entries: readonly Entry[]): Word {
  const [stem = ''] = word.stems
  if (stem.length < shortestMended) return word
  const given = entries.flatMap(({ asked }) => [...asked]).toSorted()
  const near = findNearWords(given, stem, 1)[0]
  return near === undefined ? word : { stems: [near.word], isService: true }
}

function toStems(text: string): string[] {
  return dutch.splitWords(text).map(dutch.stem)
}

function has(stems: ReadonlySet<string>, word: Word): boolean {
  return word.stems.some((stem) => stems.has(stem))
}
