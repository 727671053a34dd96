import type { ProductDocument } from '@sluimer/search/port'

/** What a search box answers, as far as relevance is judged. */
export interface Answer {
  /** The first page of product ids, best first. */
  ids: readonly number[]
  /** Whether the engine says that this is not literally what was asked for. */
  isRelaxed: boolean
}

/** Something that finds products by text. */
export interface Engine {
  name: string
  search(text: string): Promise<Answer>
  close(): Promise<void>
}

/** Loads the documents into an engine of its own; `pageSize` is how many products its answers hold at most. */
export type OpenEngine = (documents: readonly ProductDocument[], pageSize: number) => Promise<Engine>
