import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readShapes, type Shapes } from '@sluimer/domain/configurator/shape/read-shapes'
import { type ModelManifest, modelManifestSchema } from './model-manifest.ts'
import { ModelSetError } from './model-set-error.ts'

/** A file of parts as it is sent to browsers. */
export interface PartsFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Changes with the bytes. */
  readonly hash: string
  readonly nodes: ReadonlySet<string>
}

/** The parts in a folder. */
export interface ModelSet {
  readonly manifest: ModelManifest
  readonly files: readonly PartsFile[]
  /** Returns the parts of a file, which are decompressed once. @throws ModelSetError `broken_file` */
  shapesOf(file: PartsFile): Shapes
}

/**
 * Opens the parts of beds in a folder.
 * @throws ModelSetError `bad_manifest` when its `index.json` is absent or wrong, `broken_file` when a file is not there
 */
export async function openModelSet(folder: string): Promise<ModelSet> {
  const manifest = await readManifest(join(folder, 'index.json'))
  const files = await Promise.all(
    Object.entries(manifest.files).map(async ([name, { nodes }]): Promise<PartsFile> => {
      const bytes = await readParts(join(folder, name))
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
      return { name, bytes, hash, nodes: new Set(nodes) }
    }),
  )
  const read = new Map<PartsFile, Shapes>()
  return {
    manifest,
    files,
    shapesOf(file) {
      const shapes = read.get(file) ?? decompress(file)
      read.set(file, shapes)
      return shapes
    },
  }
}

async function readManifest(file: string): Promise<ModelManifest> {
  try {
    return modelManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new ModelSetError('bad_manifest', `${file} is no list of parts: ${String(cause)}`, cause)
  }
}

async function readParts(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new ModelSetError('broken_file', `${file} cannot be read: ${String(cause)}`, cause)
  }
}

function decompress({ name, bytes }: PartsFile): Shapes {
  try {
    return readShapes(bytes)
  } catch (cause) {
    throw new ModelSetError('broken_file', `${name} is damaged: ${String(cause)}`, cause)
  }
}
