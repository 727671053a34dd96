import type { ProductDocument } from '@sluimer/search/port'

/** A search box's answer, as far as relevance is judged. */
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
}

/** Engines that hold the same documents, to be closed together. */
export interface OpenEngines {
  engines: readonly Engine[]
  close(): Promise<void>
}

/** Loads the documents; `pageSize` is how many products an answer holds at most. */
export type OpenEnginesOn = (documents: readonly ProductDocument[], pageSize: number) => Promise<OpenEngines>
