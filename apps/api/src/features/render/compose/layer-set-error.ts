export type LayerSetErrorCode =
  | 'bad_manifest'
  | 'unknown_view'
  | 'missing_choice'
  | 'missing_layer'
  | 'broken_layer'

/** A picture of a bed cannot be made from the layers in the folder. The message names the view, choice or layer. */
export class LayerSetError extends Error {
  override readonly name = 'LayerSetError'
  readonly code: LayerSetErrorCode
  /** The layer whose file is at fault or absent. */
  readonly layer: string | undefined

  constructor(
    code: LayerSetErrorCode,
    message: string,
    { cause, layer }: { cause?: unknown; layer?: string } = {},
  ) {
    super(message, { cause })
    this.code = code
    this.layer = layer
  }
}
