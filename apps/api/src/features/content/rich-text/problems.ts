import type { Node } from 'mdast'

/** A mistake in a text and its place: lines count from 1. */
export interface TextProblem {
  readonly line: number
  readonly message: string
}

/** Collects the mistakes, so that an author sees all of them at once. */
export class Problems {
  readonly found: TextProblem[] = []
  readonly #linesBefore: number

  /** @param linesBefore lines of the file before the text, such as its front matter */
  constructor(linesBefore: number) {
    this.#linesBefore = linesBefore
  }

  add(node: Node, message: string): void {
    this.found.push({ line: (node.position?.start.line ?? 1) + this.#linesBefore, message })
  }
}
