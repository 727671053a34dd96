import { findChanges } from './find-changes.mjs'
import { planChanges } from './plan-changes.mjs'

/**
 * Chooses, for `npm test -- changed`, the parts that a change may break, and how much of the long ones. The quick parts run
 * whole, because a type or a lint rule can break anywhere.
 * @template {string} Part
 * @param {readonly Part[]} parts
 * @param {import('./find-changes.mjs').Changes} [changes]
 * @returns {{ chosen: Part[], narrowed: Narrowed, note: string }}
 */
export function chooseChangedParts(parts, { since, files } = findChanges()) {
  const plan = planChanges(files)
  const long = /** @type {Record<string, import('./plan-changes.mjs').Extent>} */ ({ ...plan })
  const said = Object.entries({ 'api tests': plan.api, journeys: plan.journeys }).map(
    ([name, extent]) => `${name}: ${tell(name, extent)}`,
  )
  return {
    chosen: parts.filter((part) => long[part] !== 'none'),
    narrowed: Object.fromEntries(Object.entries(long).filter(([, extent]) => Array.isArray(extent))),
    note: [`${files.length} changed since ${since}`, ...said].join('; '),
  }
}

/** @param {string} name @param {import('./plan-changes.mjs').Extent} extent */
function tell(name, extent) {
  if (!Array.isArray(extent)) return extent
  return name === 'journeys' ? extent.join(', ') : 'what they touch'
}

/**
 * @typedef {object} Narrowed what a part may leave out; a part that is not named runs whole
 * @property {string[]} [api] run the tests that import one of these files
 * @property {string[]} [journeys] walk the journeys of these names
 */
