import { formatEuro } from '@sluimer/domain/money/euro'

/** A price in cents, with how many times it is paid. */
export interface SumPart {
  readonly cents: number
  readonly times: number
}

/** What the tools of one turn gave. An answer may say nothing else about prices, days, names, amounts and pages. */
export interface Facts {
  /** Texts that staff wrote for shoppers: an answer may repeat each of their sentences, and use each of their values. */
  readonly texts: string[]
  /**
   * Values from records, such as a price or the name of a product. Their words and numbers may be used, but a sentence that
   * somebody planted in a name is not a sentence of the shop.
   */
  readonly values: string[]
  /** Values of products by the name of each: what one of them costs may not be told of another. */
  readonly owned: Map<string, string[]>
  /** Amounts that the shopper, or a model for them, named as a limit: they may be repeated as one, and are no price. */
  readonly asked: string[]
  /** Sums that an answer may tell: of prices that are values themselves, each so many times. */
  readonly sums: (readonly SumPart[])[]
  /** Addresses inside the shop to which an answer may lead. */
  readonly paths: Set<string>
  /** What tools really did, such as `saved_chat`. Tools that only look something up do nothing. */
  readonly deeds: Set<string>
}

export function createFacts(): Facts {
  return { texts: [], values: [], owned: new Map(), asked: [], sums: [], paths: new Set(), deeds: new Set() }
}

/** So small an amount is no budget but a joke, or words that somebody wants the assistant to say. */
const mostPettyCents = 100

/**
 * Returns an amount that the shopper named as an answer may repeat it, and lets it; undefined for one so petty that a sentence with
 * it would read as a price of the shop. Such an amount then is held back, unless a tool gives it as a price.
 */
export function admitAskedAmount(facts: Facts, cents: number): string | undefined {
  if (cents <= mostPettyCents) return undefined
  const amount = formatEuro(cents)
  facts.asked.push(amount)
  return amount
}

/** Adds values that belong to one product. */
export function addOwned(facts: Facts, name: string, values: readonly string[]): void {
  facts.owned.set(name, [...(facts.owned.get(name) ?? []), ...values])
}

/** Returns everything that the tools gave but the sentences of the shop. */
export function listValues({ values, owned, asked }: Facts): string[] {
  return [...values, ...asked, ...[...owned].flatMap(([name, own]) => [name, ...own])]
}
