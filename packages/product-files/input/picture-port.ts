export type Taking = { ok: true; key: string } | { ok: false; reason: string }

/** Takes the picture at a web address or path in a file, and gives the key that the shop uses for it from then on. */
export type TakePicture = (address: string, alt: string) => Promise<Taking>

/** The source of a file's pictures, which the importing shop provides. */
export interface PictureShelf {
  /** Looks up at once which of these are known, and returns a function that takes one of them. */
  open(addresses: readonly string[]): Promise<TakePicture>
}
