import type { Node } from 'mdast'

/** What is wrong with a text, and where: lines count from 1. */
export interface TextProblem {
  readonly line: number
  readonly message: string
}

/** Gathers what is wrong, so that an author hears everything at once. */
export class Problems {
  readonly found: TextProblem[] = []
  readonly #linesBefore: number

  /** @param linesBefore lines of the file that stand before the text, such as its front matter */
  constructor(linesBefore: number) {
    this.#linesBefore = linesBefore
  }

  add(node: Node, message: string): void {
    this.found.push({ line: (node.position?.start.line ?? 1) + this.#linesBefore, message })
  }
}
