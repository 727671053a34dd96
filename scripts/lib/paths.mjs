import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts)
