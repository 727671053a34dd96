import { formatDutchShortDate, formatDutchWeekdayDate, withCapital } from '../time/dutch-date.ts'
import type { DeliveryPromise } from './promise.ts'

/** A promise on the one line that a tile has room for, and in whole words for screen readers. */
export interface ShortPromise {
  shown: string
  spoken: string
}

/** Held together by hard spaces: on a narrow tile the line breaks before it. */
const chooseDay = 'kies\u00a0je\u00a0dag'

/** Shortens a promise. The product page says until what time 'morgen' holds. */
export function promiseInShort(promise: DeliveryPromise): ShortPromise {
  const { kind, earliest, text } = promise
  if (kind === 'tomorrow') return { shown: 'Morgen in huis', spoken: 'Morgen in huis' }
  if (kind === 'date') {
    return {
      shown: `${withCapital(formatDutchShortDate(earliest))} in huis`,
      spoken: `${withCapital(formatDutchWeekdayDate(earliest))} in huis`,
    }
  }
  if (kind === 'visit')
    return { shown: `Vanaf ${formatDutchShortDate(earliest)}, ${chooseDay}`, spoken: text }
  return { shown: kind === 'agreed' ? 'Bezorgdag in overleg' : text, spoken: text }
}
