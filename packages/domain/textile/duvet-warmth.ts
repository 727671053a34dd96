/** From 1, the warmest, to 4, the coolest, as duvets are labelled in Dutch shops. */
export type WarmthClass = 1 | 2 | 3 | 4

export interface DuvetWarmth {
  /** One class for each duvet: a duvet for four seasons is two, which are buttoned together. */
  duvets: readonly WarmthClass[]
  /** The class of what one sleeps under in winter. */
  together: WarmthClass
}

/** Reads '3 (gemiddeld)', or '4 en 3, samen 1 (vier seizoenen)' for two duvets; undefined for anything else. */
export function readDuvetWarmth(text: string): DuvetWarmth | undefined {
  const [, single] = /^([1-4])(?: \(.*\))?$/.exec(text) ?? []
  if (single !== undefined) return { duvets: [toClass(single)], together: toClass(single) }
  const [, thin, thick, together] = /^([1-4]) en ([1-4]), samen ([1-4])(?: \(.*\))?$/.exec(text) ?? []
  if (thin === undefined || thick === undefined || together === undefined) return undefined
  return { duvets: [toClass(thin), toClass(thick)], together: toClass(together) }
}

/** How warm a class is, and how full a duvet of this class is. */
export const warmthWords: Readonly<Record<WarmthClass, { warm: string; full: string }>> = {
  4: { warm: 'koel', full: 'dun' },
  3: { warm: 'gemiddeld', full: 'soepel gevuld' },
  2: { warm: 'warm', full: 'vol' },
  1: { warm: 'heel warm', full: 'heel vol' },
}

const toClass = (digit: string) => Number(digit) as WarmthClass
