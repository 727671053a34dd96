import { useSyncExternalStore } from 'react'

/** From here on the chat is a panel beside the page; below it, a sheet that fills the screen. */
const query = '(min-width: 48rem)'

/** Whether the screen has room for the chat beside the page, at this moment. */
export function isWide(): boolean {
  return window.matchMedia(query).matches
}

/** The same, as it changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
