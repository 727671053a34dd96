/**
 * Tells what the page puts in front of a list in the browser's storage, for the time in which its scripts do not run
 * (remember-early.ts). Takes up no room. `most`: how many entries the list has.
 */
export function Remembered({ listKey, entry, most }: { listKey: string; entry: unknown; most: number }) {
  return <span hidden data-remember={JSON.stringify([listKey, entry, most])} />
}
