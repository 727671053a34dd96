export type Taking = { ok: true; key: string } | { ok: false; reason: string }

/** Takes the picture that a file names by web address or path, under the key that the shop knows it by afterwards. */
export type TakePicture = (address: string, alt: string) => Promise<Taking>

/** Where the pictures of a file come from: the shop that imports it says. */
export interface PictureShelf {
  /** Looks up in one go which of these are known, and answers how to take one of them. */
  open(addresses: readonly string[]): Promise<TakePicture>
}
