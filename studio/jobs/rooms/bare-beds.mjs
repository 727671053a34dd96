// What the rooms of mattresses, toppers and pillows share: each has one of its own, or a listing of eight would look like one picture.
import { put, room as furnished } from './rooms.mjs'

export const room = (name, family, colour, alt, params) =>
  furnished(name, family, colour, alt, { width: 1200, height: 1200, samples: 4, ...params })

/** What is 2 m long on a wooden bedstead, and on a box spring: the middle of its underside. */
export const ON_WOOD = [0, -1.07, 0.322]
export const ON_BOX = [0, -1.12, 0.381]
export const BORDER = { sand: '#d8cfc0', grey: '#9aa3a8' }
export const above = ([x, y, z], height, dx = 0, dy = 0) => [x + dx, y + dy, z + height]

export const mattress = (at, width, height, words = {}) =>
  put('mattress', at, { size: [width, 2], height, side: BORDER.sand, ticking: '#e4dfd5', ...words })
export const leaning = ([x, y, z], color, words = {}) =>
  put('pillow', [x, y, z], { color, lean: 66, piped: false, seed: 0, ...words })
