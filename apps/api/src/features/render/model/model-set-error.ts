export type ModelSetErrorCode = 'bad_manifest' | 'broken_file' | 'missing_part'

/** A bed in three dimensions cannot be made from the parts in the folder. The message names the file or the part. */
export class ModelSetError extends Error {
  override readonly name = 'ModelSetError'
  readonly code: ModelSetErrorCode

  constructor(code: ModelSetErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
