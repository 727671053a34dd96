import type { DialogProps } from './dialog-window.tsx'
import { lazyPopup } from './lazy-popup.tsx'

/**
 * A window over the page. It takes the focus, keeps it, and gives it back; Escape, the cross and a press beside it
 * close it. On a phone it is at the bottom. Everything in it must also be reachable as a page, for visitors without
 * scripts.
 */
export const Dialog = lazyPopup<DialogProps>(async () => (await import('./dialog-window.tsx')).DialogWindow)
