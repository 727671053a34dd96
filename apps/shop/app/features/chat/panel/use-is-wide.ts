import { useSyncExternalStore } from 'react'

/** From here on the chat is a panel beside the page; below it, a sheet that fills the screen. */
const query = '(min-width: 48rem)'

/** Whether the screen has room for the chat beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
