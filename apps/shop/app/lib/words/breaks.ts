/** The parts of long words, into which a line may break them, by word. */
export type Breaks = Readonly<Record<string, readonly string[]>>
