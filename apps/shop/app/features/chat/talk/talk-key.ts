/** The entry of local storage that holds the talk. */
export const talkKey = 'chat'

/** Whether this browser holds a talk, without loading what reads it; false where storage is forbidden. */
export function holdsTalk(): boolean {
  try {
    return window.localStorage.getItem(talkKey) !== null
  } catch {
    return false
  }
}
