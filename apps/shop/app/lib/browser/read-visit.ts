/**
 * Returns the key of the visit that the browser's address belongs to: the `key` of the router's location once that is drawn, and sooner in
 * the moment between. It stays when a page writes more into its own address. The first visit of a document has none.
 */
export function readVisit(): string {
  const state: unknown = window.history.state
  const isKept = typeof state === 'object' && state !== null && 'key' in state
  return isKept && typeof state.key === 'string' ? state.key : 'default'
}
