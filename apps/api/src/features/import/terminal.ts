export interface Terminal {
  /** Where names of files are meant from. */
  folder: string
  out(text: string): Promise<void> | void
  /** Progress and complaints, apart from what the command was asked for. */
  err(text: string): void
}

/** 0: all of it was done. 1: a part was refused. 2: the command could not begin. */
export type ExitCode = 0 | 1 | 2

/** A file's text must not steer the terminal that it is shown on. */
export const withoutControls = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** The same, and it must not fill it. */
export const printable = (text: string) => withoutControls(text).slice(0, 1_000)
