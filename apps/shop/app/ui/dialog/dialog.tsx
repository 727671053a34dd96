import type { DialogProps } from './dialog-window.tsx'
import { lazyPopup } from './lazy-popup.tsx'

/**
 * A window over the page: takes the focus, keeps it, gives it back; Escape, the cross and a press beside it close it. On
 * a phone it stands at the bottom. What it offers must also be reachable as a page, for those without scripts.
 */
export const Dialog = lazyPopup<DialogProps>(async () => (await import('./dialog-window.tsx')).DialogWindow)
