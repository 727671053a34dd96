export interface Terminal {
  /** The folder that file names are relative to. */
  folder: string
  out(text: string): Promise<void> | void
  /** Prints progress and complaints, apart from the output that the command was asked for. */
  err(text: string): void
}

/** 0: everything was done. 1: a part was refused. 2: the command could not begin. */
export type ExitCode = 0 | 1 | 2

/** Removes control characters, so that a file's text cannot control the terminal that shows it. */
export const withoutControls = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** Does the same and limits the length, so that the text cannot fill the terminal. */
export const toPrintable = (text: string) => withoutControls(text).slice(0, 1_000)
